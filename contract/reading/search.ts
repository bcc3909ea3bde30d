import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import { Day, Id, limit, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/reading.ts'
import { ARTICLE_FILTER } from './article-filter.ts'

export const SearchResult = z.object({
  article_id: Id,
  title: z.string(),
  /** Escaped, with matches in `<mark>…</mark>`. */
  snippet: z.string(),
  snippet_language: z.enum(LANGUAGES),
  summary: z.string(),
  gs_paper_category: z.string(),
  languages: z.array(z.enum(TARGETS)),
  publication_date: Day,
  relevance_score: z.number().min(0).max(1),
})
export type SearchResult = z.infer<typeof SearchResult>

export const search = {
  articles: endpoint('GET /api/search', 'member', {
    allowReplica: true,
    summary: 'Search title, summary, analysis and key terms of articles in every language',
    query: z.object({
      ...ARTICLE_FILTER,
      q: safeText({ max: 200, label: 'The search text' }).pipe(z.string().trim().min(2, { error: m.searchTooShort })),
      limit: limit(20, 50),
    }),
    reply: z.object({ success: z.literal(true), data: z.array(SearchResult), message: z.string().optional() }),
  }),
}
