import { moderation } from '#contract/moderation.ts'
import type { Routes } from '#server/platform/context.ts'
import { serve } from '#server/platform/serve.ts'
import { reportPost } from './commands.ts'

export const moderationRoutes: Routes = (app, context) => {
  const { allowances } = context.settings
  serve(app, context, moderation.report, async ({ params, body }, { db, user, now }) => ({
    data: await reportPost(db, user.id, params.postId, body, allowances, now),
  }))
}
