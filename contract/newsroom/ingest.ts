import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { MAX_DETAILS } from '#contract/error-reply.ts'
import { Day, Id, Moment, Revision } from '#contract/text.ts'
import { SCHEDULED_IS_DRAFT } from './entry-rules.ts'
import { ARTICLE_FIELDS, ARTICLE_SHAPE, ArticleUpload } from './upload/article-upload.ts'
import { IN_NEWS_FIELDS, InNews } from './upload/in-news-upload.ts'
import { uploadMistake } from './upload/upload-rules.ts'

export type { ArticleUpload } from './upload/article-upload.ts'

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024
export const MAX_ARTICLES = 50

const Articles = z
  .array(z.unknown(), { error: 'articles must be a list' })
  .transform((list, context) => {
    let mistakes = 0
    const fail = (path: (string | number)[], message: string) => {
      mistakes++
      context.addIssue({ code: 'custom', path, message })
    }
    if (list.length === 0) fail([], 'At least one article is required')
    if (list.length > MAX_ARTICLES) {
      fail([], `A day can have at most ${MAX_ARTICLES} articles`)
      return z.NEVER
    }
    const seen = new Map<string, number>()
    return list.map((given, index) => {
      // The reply cannot list more.
      if (mistakes >= MAX_DETAILS) return z.NEVER
      const title = titleOf(given)
      const first = title ? seen.get(title) : undefined
      if (first !== undefined) fail([index, 'title'], `Article ${first + 1} has the same title`)
      else if (title) seen.set(title, index)
      const read = ArticleUpload.safeParse(given)
      for (const { path, message } of read.error?.issues ?? []) fail([index, ...(path as string[])], message)
      return read.data as ArticleUpload
    })
  })
  .meta({ type: 'array', minItems: 1, maxItems: MAX_ARTICLES, items: ARTICLE_SHAPE })

const titleOf = (given: unknown) =>
  String((given as { title?: unknown } | null)?.title ?? '')
    .trim()
    .toLowerCase()

export const DayUpload = z
  .object(
    {
      publication_date: Day,
      status: z.enum(['published', 'draft'], { error: 'status must be "published" or "draft"' }).default('published'),
      scheduled_for: Moment.nullable().default(null),
      /** Unchanged titles keep their ids. */
      replace: z.boolean({ error: 'replace must be true or false' }).default(false),
      expected_revision: Revision.optional(),
      articles: Articles,
      in_news: InNews.default([]),
    },
    { error: 'The upload must be a JSON object' },
  )
  .refine((day) => !day.scheduled_for || day.status === 'draft', {
    path: ['scheduled_for'],
    error: SCHEDULED_IS_DRAFT,
    when: ({ value }) => value !== null && typeof value === 'object',
  })
export type DayUpload = z.output<typeof DayUpload>

const FIELDS: Record<string, readonly string[]> = {
  '': Object.keys(DayUpload.shape),
  ...Object.fromEntries(Object.entries(ARTICLE_FIELDS).map(([place, keys]) => [`articles[]${place}`, keys])),
  ...Object.fromEntries(Object.entries(IN_NEWS_FIELDS).map(([place, keys]) => [`in_news${place}`, keys])),
}

/**
 * For misspelt fields.
 * @returns e.g. `articles[2].quizTitle`
 */
export function unknownFields(payload: unknown, path = '', place = ''): string[] {
  if (payload === null || typeof payload !== 'object') return []
  if (Array.isArray(payload)) return payload.flatMap((item, index) => unknownFields(item, `${path}[${index}]`, `${place}[]`))
  const known = FIELDS[place]
  return Object.entries(payload).flatMap(([key, value]) => {
    const inside = path ? `${path}.${key}` : key
    if (known && !known.includes(key)) return [inside]
    return unknownFields(value, inside, place ? `${place}.${key}` : key)
  })
}

export const ingest = {
  day: endpoint('POST /api/admin/ingest-daily-content', 'admin', {
    summary: 'Upload a day: all articles or none. One reply reports all errors; uploading the same day again changes nothing',
    rate: 'heavy',
    bodyLimit: MAX_UPLOAD_BYTES,
    body: DayUpload,
    errorMessage: uploadMistake,
    reply: z.object({
      success: z.literal(true),
      entry_id: Id,
      data: z.object({ entry_id: Id, publication_date: Day, revision: Revision, article_ids: z.array(Id) }),
    }),
  }),
}
