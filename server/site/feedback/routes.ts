import { feedback, TRACKING_NOT_FOUND } from '#contract/site/feedback.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { deleteFeedback } from './commands/delete-feedback.ts'
import { editFeedback } from './commands/edit-feedback.ts'
import { reviewFeedback } from './commands/review-feedback.ts'
import { submitFeedback } from './commands/submit-feedback.ts'
import { allFeedback, feedbackOf, ownFeedback } from './queries.ts'

export const feedbackRoutes: Routes = (app, context) => {
  const { queue, settings } = context

  serve(app, context, feedback.mine, ({ query }, { db, user }) => feedbackOf(db, user.id, query))

  serve(app, context, feedback.submit, async ({ body }, { db, user, now }) => ({
    data: await submitFeedback(db, user.id, body, settings.allowances.feedback, now),
  }))

  serve(app, context, feedback.track, async ({ params }, { db, user }) => {
    const data = await ownFeedback(db, user.id, 'tracking_id', params.trackingId)
    if (!data) throw new HttpError(404, TRACKING_NOT_FOUND)
    return { data }
  })

  serve(app, context, feedback.edit, async ({ params, body }, { db, user, now }) => ({
    data: await editFeedback(db, user.id, params.id, body, now),
  }))

  serve(app, context, feedback.adminList, ({ query }, { db }) => allFeedback(db, query))

  serve(app, context, feedback.review, async ({ params, body }, { db, user, now }) => ({
    data: await reviewFeedback(db, queue, user, params.id, body, now),
  }))

  serve(app, context, feedback.remove, ({ params }, { db, user, now }) => deleteFeedback(db, user, params.id, now))
}
