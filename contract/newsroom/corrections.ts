import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { Id, Instant, prose } from '#contract/text.ts'
import { CORRECTION_SAME, MAX_CORRECTION, MAX_RECALL_REASON } from './correction-rules.ts'
import { ENTRY_GONE } from './entry-rules.ts'

export const Correction = z
  .strictObject(
    { wrong: prose(MAX_CORRECTION, 'What was wrong'), right: prose(MAX_CORRECTION, 'What is right') },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? undefined : 'correction must be an object with wrong and right, each a text',
    },
  )
  .refine(({ wrong, right }) => wrong !== right, { error: CORRECTION_SAME, path: ['right'] })
export type Correction = z.output<typeof Correction>

export const RecalledArticle = z.object({
  article_id: Id,
  title: z.string(),
  reason: z.string(),
  recalled_at: Instant,
  /** `null`: a deleted account. */
  recalled_by: z.string().nullable(),
})
export type RecalledArticle = z.infer<typeof RecalledArticle>

const params = z.object({ articleId: Id })
const notFound = ARTICLE_NOT_FOUND
const reply = data(z.object({ revision: z.number().int() }))

export const corrections = {
  recalled: endpoint('GET /api/admin/entries/:entryId/recalled', 'admin', {
    summary: 'Articles that were recalled from a day, with the reason',
    params: z.object({ entryId: Id }),
    notFound: ENTRY_GONE,
    reply: data(z.array(RecalledArticle)),
  }),
  recall: endpoint('POST /api/admin/articles/:articleId/recall', 'admin', {
    summary:
      'Take a published article back, with a reason that readers see. It leaves lists, search, quizzes and review until it is put back',
    params,
    notFound,
    body: z.strictObject({ reason: prose(MAX_RECALL_REASON, 'The reason') }, { error: 'Send a JSON object with the reason' }),
    reply,
  }),
  putBack: endpoint('POST /api/admin/articles/:articleId/put-back', 'admin', {
    summary: 'Put a recalled article back into its day',
    params,
    notFound,
    reply,
  }),
}
