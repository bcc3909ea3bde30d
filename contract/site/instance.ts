import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'

export const instance = {
  about: endpoint('GET /api/instance', 'public', {
    summary: 'What kind of instance this is; demo accounts are named on a demo instance only',
    reply: data(
      z.object({
        demo: z.boolean(),
        demo_accounts: z.array(z.object({ email: z.string(), password: z.string() })),
        /** Where the break game reads public posts. */
        reddit_base_url: z.string(),
      }),
    ),
  }),
}
