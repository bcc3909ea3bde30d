import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { TARGETS } from '#contract/languages.ts'
import { AskedLanguage, cursor, Day, Id, Instant, limit } from '#contract/text.ts'
import { ARTICLE_FILTER } from './article-filter.ts'
import { ARTICLE_NOT_FOUND, RecalledNotice } from './articles.ts'

export const Bookmark = z.object({
  created_at: Instant,
  articles: z.object({
    article_id: Id,
    title: z.string(),
    summary: z.string(),
    /** Only in the requested language. */
    title_translated: z.string().nullable(),
    summary_translated: z.string().nullable(),
    gs_paper_category: z.string(),
    languages: z.array(z.enum(TARGETS)),
    reading_minutes: z.number().int(),
    daily_entries: z.object({ publication_date: Day }),
  }),
})
export type Bookmark = z.infer<typeof Bookmark>

const params = z.object({ articleId: Id })
const notFound = ARTICLE_NOT_FOUND

export const bookmarks = {
  list: endpoint('GET /api/bookmarks', 'member', {
    summary: 'Bookmarked articles, newest first; pass `next_before` as `before` to get the next page, null at the end',
    query: z.object({
      ...ARTICLE_FILTER,
      before: cursor('before').optional(),
      limit: limit(50),
      language: AskedLanguage,
    }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(Bookmark),
      next_before: z.string().nullable(),
      /** Bookmarked articles that were taken back since, newest first; only on the first page. */
      recalled: z.array(RecalledNotice.extend({ article_id: Id })),
    }),
  }),
  add: endpoint('POST /api/bookmarks', 'member', {
    summary: 'Bookmark an article; repeating it changes nothing',
    body: z.object({ article_id: Id }),
    notFound,
    reply: data(z.object({ article_id: Id, created_at: Instant })),
  }),
  remove: endpoint('DELETE /api/bookmarks/:articleId', 'member', {
    summary: 'Remove a bookmark; repeating it changes nothing',
    params,
    notFound,
    reply: Done,
  }),
  status: endpoint('GET /api/bookmarks/status/:articleId', 'member', {
    summary: 'Whether the person has bookmarked an article',
    params,
    notFound,
    reply: z.object({ success: z.literal(true), isBookmarked: z.boolean() }),
  }),
  ids: endpoint('GET /api/bookmarks/ids', 'member', {
    summary: 'Ids of all bookmarked articles',
    reply: data(z.array(Id)),
  }),
}
