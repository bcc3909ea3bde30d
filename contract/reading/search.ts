import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import { Day, Id, limit, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/reading.ts'
import { ARTICLE_FILTER } from './article-filter.ts'

export const SearchResult = z.object({
  article_id: Id,
  title: z.string(),
  /** In the requested language. */
  title_translated: z.string().nullable(),
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

/** The first three need `proStudy`. */
export const PRACTICE_KINDS = ['quiz', 'mains', 'flashcard', 'term', 'must_know', 'fact'] as const
export type PracticeKind = (typeof PRACTICE_KINDS)[number]

export const PracticeResult = z.object({
  kind: z.enum(PRACTICE_KINDS),
  article_id: Id,
  /** In the requested language, if there is a translation. */
  title: z.object({ lang: z.enum(LANGUAGES), value: z.string() }),
  /** Escaped, with matches in `<mark>…</mark>`. */
  snippet: z.string(),
  snippet_language: z.enum(LANGUAGES),
  gs_paper_category: z.string(),
  publication_date: Day,
  /** Of a question of a quiz. */
  quiz_id: Id.nullable(),
  /** Of a mains question. */
  question_key: z.string().nullable(),
})
export type PracticeResult = z.infer<typeof PracticeResult>

const QUERY = {
  ...ARTICLE_FILTER,
  q: safeText({ max: 200, label: 'The search text' }).pipe(z.string().trim().min(2, { error: m.searchTooShort })),
  /** Of the reader: of titles, and preferred among equal texts. */
  language: z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).default('en'),
}

export const search = {
  articles: endpoint('GET /api/search', 'member', {
    allowReplica: true,
    summary: 'Search title, summary, analysis and key terms of articles in every language',
    query: z.object({ ...QUERY, limit: limit(20, 50) }),
    reply: z.object({ success: z.literal(true), data: z.array(SearchResult), message: z.string().optional() }),
  }),
  practice: endpoint('GET /api/search/practice', 'member', {
    allowReplica: true,
    summary: 'Search key terms, must-know facts and facts, with Pro also questions and flashcards, in every language',
    query: z.object({ ...QUERY, limit: limit(10, 20) }),
    reply: data(z.array(PracticeResult)),
  }),
}
