import { search } from '#contract/reading/search.ts'
import { noArticlesFound } from '#contract/reading/search-messages.ts'
import { can } from '#contract/roles.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { searchArticles } from './queries/search-articles.ts'
import { searchPractice } from './queries/search-practice.ts'

export const searchRoutes: Routes = (app, context) => {
  serve(app, context, search.articles, async ({ query: { q, ...wanted } }, { db, user }) => {
    const data = await searchArticles(db, q, { ...wanted, userId: user.id })
    return data.length > 0 ? { data } : { data, message: noArticlesFound(q) }
  })
  serve(app, context, search.practice, async ({ query: { q, ...wanted } }, { db, user }) => ({
    data: await searchPractice(db, q, { ...wanted, userId: user.id, isPro: can(user.role, 'proStudy') }),
  }))
}
