import { corrections } from '#contract/newsroom/corrections.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { putBackArticle } from './commands/put-back-article.ts'
import { recallArticle } from './commands/recall-article.ts'
import { recalledOf } from './queries.ts'

export const correctionRoutes: Routes = (app, context) => {
  serve(app, context, corrections.recalled, async ({ params }, { db }) => ({ data: await recalledOf(db, params.entryId) }))

  serve(app, context, corrections.recall, async ({ params, body }, { db, user, now }) => ({
    data: await recallArticle(db, params.articleId, body.reason, user, now),
  }))

  serve(app, context, corrections.putBack, async ({ params }, { db, user, now }) => ({
    data: await putBackArticle(db, params.articleId, user, now),
  }))
}
