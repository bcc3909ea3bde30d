import { ARTICLE_NOT_FOUND, articles } from '#contract/articles.ts'
import { forAudience } from '#contract/audience.ts'
import { can } from '#contract/roles.ts'
import type { Routes } from '#server/platform/context.ts'
import { ReplyMemory } from '#server/platform/memory.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { serve } from '#server/platform/serve.ts'
import { articleById } from './queries.ts'
import { audienceOf } from './rules.ts'

export const articleRoutes: Routes = (app, context) => {
  const memory = new ReplyMemory('content', context.isLive)

  serve(app, context, articles.read, ({ params: { articleId } }, { db, user }) => {
    const audience = audienceOf(user.role)
    const key = `${audience} ${articleId}`
    return memory.peek(key) ?? fromDatabase()

    async function fromDatabase() {
      const ready = await memory.get(key, async () => {
        const article = await articleById(db, articleId)
        if (article?.status !== 'published') return undefined
        return articles.read.reply.parse({ success: true, data: forAudience(article, audience) })
      })
      if (ready) return ready
      const draft = can(user.role, 'admin') ? await articleById(db, articleId) : undefined
      if (!draft) throw new Refusal(404, ARTICLE_NOT_FOUND)
      return { data: draft }
    }
  })
}
