import type { QueryClient } from '@tanstack/react-query'
import type { Article, KeyTerm } from '#contract/reading/articles.ts'

/** The key terms of the articles in the query cache. Nothing is fetched for the game. */
export function openedTerms(queries: QueryClient): KeyTerm[] {
  return queries
    .getQueriesData<Partial<Article>>({ queryKey: ['articles'] })
    .flatMap(([, article]) => article?.follow_up_data?.key_terms_list ?? [])
    .filter(({ term, definition }) => term.trim() !== '' && definition.trim() !== '')
}
