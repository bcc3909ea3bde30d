import { search } from '#contract/search.ts'
import { noArticlesFound } from '#contract/search-messages.ts'
import type { Routes } from '#server/platform/context.ts'
import { serve } from '#server/platform/serve.ts'
import { searchArticles } from './queries.ts'

export const searchRoutes: Routes = (app, context) => {
  serve(app, context, search.articles, async ({ query }, { db }) => {
    const data = await searchArticles(db, query.q, query.limit)
    return data.length > 0 ? { data } : { data, message: noArticlesFound(query.q) }
  })
}
