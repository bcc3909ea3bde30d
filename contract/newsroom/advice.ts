import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { data, endpoint } from '#contract/endpoint.ts'
import { Day } from '#contract/text.ts'
import { ADVICE_RULES } from './advice-rules.ts'
import { SectionName } from './desk/desk-shapes.ts'
import { MAX_ARTICLES, MAX_UPLOAD_BYTES } from './ingest.ts'

export const Advice = z.object({
  /** Place in the list; `null`: of all articles together. */
  article: z.number().int().nonnegative().nullable(),
  /** In the article, such as `potential_questions.prelims_quiz[2].options.B`. */
  path: z.string(),
  section: SectionName,
  rule: z.enum(ADVICE_RULES),
  message: z.string(),
})
export type Advice = z.infer<typeof Advice>

const error = 'articles must be a list'

export const advice = {
  ask: endpoint('POST /api/admin/desk/advice', 'admin', {
    summary:
      'What an editor would look at again in articles of an upload in which fields may be missing. Nothing is stored or refused; parts that are not valid are left out',
    rate: 'heavy',
    bodyLimit: MAX_UPLOAD_BYTES,
    body: z.object({
      publication_date: Day,
      articles: boundedList(z.record(z.string(), z.unknown(), { error: 'An article must be an object' }), {
        max: MAX_ARTICLES,
        error,
        tooMany: `There can be at most ${MAX_ARTICLES} articles`,
      }),
    }),
    reply: data(z.object({ advice: z.array(Advice) })),
  }),
}
