import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'

export const instance = {
  about: endpoint('GET /api/instance', 'public', {
    summary: 'Get settings of this instance. Demo accounts are listed on demo instances only',
    reply: data(
      z.object({
        demo: z.boolean(),
        demo_accounts: z.array(z.object({ email: z.string(), password: z.string() })),
        google_sign_in: z.boolean(),
        /** For the break game. */
        reddit_base_url: z.string(),
      }),
    ),
  }),
}
