import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { byTarget } from '#contract/languages.ts'
import { ARTICLE_NOT_FOUND, Article } from '#contract/reading/articles.ts'
import { Day, Id, Instant, limit, Moment, Revision } from '#contract/text.ts'
import { Correction } from './corrections.ts'
import { ENTRY_ACTIONS, ENTRY_GONE, type EntryAction, MAX_PASSED_DATES, REVISION_GONE } from './entry-rules.ts'
import { DayUpload, MAX_UPLOAD_BYTES } from './ingest.ts'
import { ArticleUpload } from './upload/article-upload.ts'
import { EditedInNews } from './upload/in-news-upload.ts'
import { uploadMistake } from './upload/upload-rules.ts'

const Status = z.enum(['published', 'draft'], { error: 'status must be "published" or "draft"' })

export const ArticleChange = z.object({
  /** `null` for a new article. */
  article_id: Id.nullable(),
  title: z.string(),
  change: z.enum(['new', 'unchanged', 'changed', 'removed']),
  /** Such as `summary` or `analysis_text.past`. */
  fields: z.array(z.string()),
  /** Missing for an article: an item of `in_news`. */
  part: z.literal('in_news').optional(),
})
export type ArticleChange = z.infer<typeof ArticleChange>

export const EntryState = z.object({
  entry_id: Id,
  publication_date: Day,
  status: Status,
  scheduled_for: Instant.nullable(),
  revision: Revision,
  updated_at: Instant,
})
export type EntryState = z.infer<typeof EntryState>

const Uploaded = z.record(z.string(), z.unknown())

export const EntryDetail = EntryState.extend({
  created_at: Instant,
  /** In payload order. */
  article_ids: z.array(Id),
  /** Of `in_news`, in its order. */
  item_ids: z.array(Id),
  payload: z.object({
    publication_date: Day,
    status: Status,
    articles: z.array(Uploaded),
    in_news: z.array(Uploaded).optional(),
  }),
})
export type EntryDetail = z.infer<typeof EntryDetail>

export const Comparison = z.object({
  entry: EntryState.nullable(),
  changes: z.array(ArticleChange),
  /** With removed articles. */
  lost: z.object({ readings: z.number().int(), bookmarks: z.number().int() }),
  /** Unknown fields, and study links that do not name their place. */
  warnings: z.array(z.object({ path: z.string(), message: z.string() })),
  /** Advice: where keys can be guessed without reading the statements, in the day alone and together with the stored days. */
  key_habits: z.object({ day: z.array(z.string()), all: z.array(z.string()) }),
  /** For Pro readers. */
  preview: z.array(Article),
  /** Hidden parts, per article. */
  practice: z.array(
    z.object({
      key_demands: z.number().int(),
      translated_questions: z.object(byTarget(() => z.number().int())),
      texts: z.object({ total: z.number().int(), translated: z.object(byTarget(() => z.number().int())) }),
    }),
  ),
})
export type Comparison = z.infer<typeof Comparison>

export const EntryVersion = z.object({
  revision: Revision,
  at: Instant,
  by: z.string(),
  action: z.enum(Object.keys(ENTRY_ACTIONS) as [EntryAction, ...EntryAction[]]),
  status: Status,
  scheduled_for: Instant.nullable(),
  changes: z.array(ArticleChange),
})
export type EntryVersion = z.infer<typeof EntryVersion>

const PassedDate = z.object({
  entry_id: Id,
  article_id: Id,
  title: z.string(),
  publication_date: Day,
  /** By which it was expected. */
  date: Day,
  text: z.string(),
})
export type PassedDate = z.infer<typeof PassedDate>

export const Audience = z.object({
  /** 0 if already announced, or of the archive. */
  readers: z.number().int().nonnegative(),
  /** Days are announced once. */
  was_announced: z.boolean(),
  /** Published too late after its date to be news. */
  is_archive: z.boolean(),
})
export type Audience = z.infer<typeof Audience>

const AudienceQuery = z.object({ entry_id: Id.optional(), publication_date: Day.optional(), published_on: Day.optional() })
export type AudienceQuery = z.infer<typeof AudienceQuery>

const expected_revision = Revision
const Changed = data(EntryState.extend({ changed: z.boolean() }))

const entry = { params: z.object({ entryId: Id }), notFound: ENTRY_GONE }

export const entries = {
  compare: endpoint('POST /api/admin/ingest-daily-content/compare', 'admin', {
    summary: 'Preview what an upload would change in each article. Runs the same checks as the upload and stores nothing',
    rate: 'heavy',
    bodyLimit: MAX_UPLOAD_BYTES,
    body: DayUpload,
    errorMessage: uploadMistake,
    reply: data(Comparison),
  }),
  entry: endpoint('GET /api/admin/entries/:entryId', 'admin', {
    summary: 'Get a day in the upload format with its revision',
    ...entry,
    reply: data(EntryDetail),
  }),
  audience: endpoint('GET /api/admin/audience', 'admin', {
    summary:
      'Count the readers who would be notified if a day of this date were published now, or on `published_on` in India; without `entry_id` a new day',
    query: AudienceQuery,
    reply: data(Audience),
  }),
  passedDates: endpoint('GET /api/admin/passed-dates', 'admin', {
    summary: `Dates to watch of published articles that have passed with nothing added since, latest first, at most ${MAX_PASSED_DATES}`,
    reply: data(z.array(PassedDate)),
  }),
  setStatus: endpoint('PUT /api/admin/entries/:entryId/status', 'admin', {
    summary: 'Publish a day, return it to draft, or schedule it (a draft with a time). Readers keep progress and bookmarks',
    ...entry,
    body: z.object({ status: Status, scheduled_for: Moment.nullable().default(null), expected_revision }),
    reply: Changed,
  }),
  editArticle: endpoint('PUT /api/admin/articles/:articleId', 'admin', {
    summary:
      'Edit an article with the same checks as the upload. It keeps its id, even with a new title. A correction is shown in the article, and those who have read it are notified',
    params: z.object({ articleId: Id }),
    notFound: ARTICLE_NOT_FOUND,
    rate: 'heavy',
    bodyLimit: MAX_UPLOAD_BYTES,
    body: z.object({ article: ArticleUpload, expected_revision, correction: Correction.optional() }),
    reply: Changed,
  }),
  editInNews: endpoint('PUT /api/admin/entries/:entryId/in-news', 'admin', {
    summary: 'Replace the items in the news of a day. An item with its `item_id` keeps it, and so the cards made of it',
    ...entry,
    rate: 'heavy',
    body: z.object({ in_news: EditedInNews, expected_revision }),
    reply: Changed,
  }),
  remove: endpoint('DELETE /api/admin/entries/:entryId', 'admin', {
    summary: 'Delete a day with its bookmarks and reading progress. Its versions stay and can be restored as a draft',
    ...entry,
    query: z.object({ expected_revision: z.coerce.number().pipe(Revision) }),
    reply: data(z.object({ revision: Revision })),
  }),
  history: endpoint('GET /api/admin/entries/:entryId/history', 'admin', {
    summary: 'List the versions of a day, newest first, also after it was deleted',
    ...entry,
    query: z.object({ before: z.coerce.number().pipe(Revision).optional(), limit: limit(20) }),
    reply: data(z.array(EntryVersion)).extend({ next_before: Revision.nullable() }),
  }),
  version: endpoint('GET /api/admin/entries/:entryId/history/:revision', 'admin', {
    summary: 'Preview what restoring a version would change',
    params: z.object({ entryId: Id, revision: z.coerce.number().pipe(Revision) }),
    notFound: REVISION_GONE,
    reply: data(z.object({ revision: Revision, changes: z.array(ArticleChange) })),
  }),
  restore: endpoint('POST /api/admin/entries/:entryId/restore', 'admin', {
    summary: 'Restore the articles of a version. A deleted day is restored as a draft',
    ...entry,
    /** `null` for a deleted day. */
    body: z.object({ revision: Revision, expected_revision: Revision.nullable() }),
    reply: Changed,
  }),
}
