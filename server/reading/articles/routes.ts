import { forAudience } from '#contract/reading/article-audience.ts'
import { ARTICLE_NOT_FOUND, articles } from '#contract/reading/articles.ts'
import { can, type Role } from '#contract/roles.ts'
import type { Routes } from '#server/context.ts'
import { ReplyMemory } from '#server/platform/cache/response-cache.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { articleById } from './queries.ts'
import { audienceOf } from './rules.ts'

export const articleRoutes: Routes = (app, context) => {
  const memory = new ReplyMemory('content', context.isLive)

  const keyOf = (articleId: string, role: Role) => `${audienceOf(role)} ${articleId}`
  serve(
    app,
    context,
    articles.read,
    async ({ params: { articleId } }, { db, user }) => {
      const ready = await memory.get(keyOf(articleId, user.role), async () => {
        const article = await articleById(db, articleId)
        if (article?.status !== 'published') return undefined
        return articles.read.reply.parse({ success: true, data: forAudience(article, audienceOf(user.role)) })
      })
      if (ready) return ready
      const draft = can(user.role, 'admin') ? await articleById(db, articleId) : undefined
      if (!draft) throw new HttpError(404, ARTICLE_NOT_FOUND)
      return { data: draft }
    },
    ({ params: { articleId } }, { user }) => memory.peek(keyOf(articleId, user.role)),
  )
}
