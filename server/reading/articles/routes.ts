import { forAudience } from '#contract/reading/article-audience.ts'
import { ARTICLE_NOT_FOUND, articles } from '#contract/reading/articles.ts'
import { can } from '#contract/roles.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { articleById } from './queries.ts'
import { audienceOf } from './rules.ts'

export const articleRoutes: Routes = (app, context) => {
  serve(app, context, articles.read, async ({ params: { articleId } }, { db, user }) => {
    const audience = audienceOf(user.role)
    const cached = await context.cache.get(`article ${audience} ${articleId}`, ['content'], async () => {
      const article = await articleById(db, articleId)
      if (article?.status !== 'published') return undefined
      return articles.read.reply.parse({ success: true, data: forAudience(article, audience) })
    })
    if (cached) return cached
    const draft = can(user.role, 'admin') ? await articleById(db, articleId) : undefined
    if (!draft) throw new HttpError(404, ARTICLE_NOT_FOUND)
    return { data: draft }
  })
}
