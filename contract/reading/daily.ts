import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { byTarget, LANGUAGES, TARGETS } from '#contract/languages.ts'
import { Day, Id, Instant, limit } from '#contract/text.ts'
import * as m from '#messages/contract/reading.ts'

export const ArticleInList = z.object({
  article_id: Id,
  title: z.string(),
  summary: z.string(),
  gs_paper_category: z.string(),
  /** Of the English text. */
  reading_minutes: z.number().int(),
  languages: z.array(z.enum(TARGETS)),
  /** Only in the requested language. */
  title_translated: z.object(byTarget(() => z.string().optional())),
  summary_translated: z.object(byTarget(() => z.string().optional())),
  quiz_id: Id.nullable(),
})
export type ArticleInList = z.infer<typeof ArticleInList>

export const DailyEntry = z.object({
  entry_id: Id,
  publication_date: Day,
  articles: z.array(ArticleInList),
  /** How many; missing in older copies on devices. */
  in_news: z.number().int().optional(),
})
export type DailyEntry = z.infer<typeof DailyEntry>

export const AdminEntry = z.object({
  entry_id: Id,
  publication_date: Day,
  status: z.enum(['published', 'draft']),
  scheduled_for: Instant.nullable(),
  created_at: Instant,
  articles: z.array(z.object({ article_id: Id, title: z.string(), gs_paper_category: z.string() })),
})
export type AdminEntry = z.infer<typeof AdminEntry>

const bytes = z.number().int()

/** Approximate for texts, exact for audio. */
export const DayPack = z.object({
  entry_id: Id,
  publication_date: Day,
  /** How many items. */
  in_news: z.number().int(),
  articles: z.array(
    z.object({
      article_id: Id,
      title: z.string(),
      /** Includes translations, quiz and flashcards. */
      bytes,
      /** Excludes other hosts. */
      audio: z.array(z.object({ language: z.enum(LANGUAGES), bytes })),
      /** `width` is `null` for a drawing. */
      figures: z.array(z.object({ image_id: Id, width: z.number().int().nullable(), bytes })),
    }),
  ),
})
export type DayPack = z.infer<typeof DayPack>

export const DAY_NOT_FOUND = m.dayNotFound
export const OFFLINE_FORBIDDEN = m.offlineForbidden

/** `before` is exclusive. */
const page = z.object({ before: Day.optional(), limit: limit(30) })

export const daily = {
  entries: endpoint('GET /api/entries', 'member', {
    summary: 'Published days with their articles, newest first',
    isCached: true,
    query: page.extend({
      language: z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).optional(),
    }),
    reply: data(z.array(DailyEntry)).extend({ next_before: Day.nullable() }),
  }),
  offline: endpoint('GET /api/entries/:entryId/offline', 'proStudy', {
    summary: 'Download sizes of a published day, article by article',
    isCached: true,
    params: z.object({ entryId: Id }),
    forbidden: OFFLINE_FORBIDDEN,
    notFound: DAY_NOT_FOUND,
    reply: data(DayPack),
  }),
  adminEntries: endpoint('GET /api/admin/entries', 'admin', {
    summary: 'All days including drafts, newest first; `show` filters them',
    query: page.extend({
      show: z.enum(['published', 'draft', 'scheduled'], { error: 'show must be published, draft or scheduled' }).optional(),
    }),
    reply: data(z.array(AdminEntry)).extend({ next_before: Day.nullable() }),
  }),
}
