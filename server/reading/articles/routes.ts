import { forAudience } from '#contract/reading/article-audience.ts'
import { ARTICLE_NOT_FOUND, type Article, articles } from '#contract/reading/articles.ts'
import { can } from '#contract/roles.ts'
import type { Routes } from '#server/context.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { figureTicket } from '#server/reading/figures/commands/figure-ticket.ts'
import { recalledArticle } from '#server/reading/shared/recalled-articles.ts'
import { articleById } from './queries.ts'
import { audienceOf } from './rules.ts'

export const articleRoutes: Routes = (app, context) => {
  serve(app, context, articles.read, async ({ params: { articleId } }, { db, user, now }) => {
    const audience = audienceOf(user.role)
    const cached = await context.cache.get(`article ${audience} ${articleId}`, ['content'], async () => {
      const article = await articleById(db, articleId)
      if (article?.status !== 'published') return undefined
      return articles.read.reply.parse({ success: true, data: forAudience(article, audience) })
    })
    if (cached) return cached
    const draft = can(user.role, 'admin') ? await articleById(db, articleId) : undefined
    if (!draft) throw new HttpError(404, ARTICLE_NOT_FOUND)
    return { data: { ...draft, figures: await figuresOfDraft(db, draft, user.sessionId, now) } }
  })

  serve(app, context, articles.recalled, async ({ params }, { db }) => {
    const data = await recalledArticle(db, params.articleId)
    if (!data) throw new HttpError(404, ARTICLE_NOT_FOUND)
    return { data }
  })
}

/** Their pictures may not be public. */
async function figuresOfDraft(db: Db, { figures }: Article, sessionId: string, now: Date): Promise<Article['figures']> {
  const ticket = await figureTicket(db, sessionId, now)
  return figures.map((figure) => (figure.kind === 'image' ? { ...figure, image: { ...figure.image, ticket } } : figure))
}
