import { writingFeedback } from '#contract/practice/writing-feedback.ts'
import { ANSWER_NOT_FOUND } from '#contract/practice/writing-rules.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { askFeedback } from './commands/ask-feedback.ts'
import { agree, withdraw } from './commands/change-consent.ts'
import { feedbackState, type Offer, usageOf } from './queries.ts'

export const writingFeedbackRoutes: Routes = (app, context) => {
  const { engines, queue, settings } = context
  const quota = settings.allowances.answerFeedback
  const offer: Offer | undefined = engines.chat && quota.most > 0 ? { chat: engines.chat, quota } : undefined

  serve(app, context, writingFeedback.state, async ({ params: { answerId } }, { db, user, now }) => {
    const data = await feedbackState(db, { userId: user.id, answerId }, offer, now)
    if (!data) throw new HttpError(404, ANSWER_NOT_FOUND)
    return { data }
  })

  serve(app, context, writingFeedback.ask, async ({ params: { answerId } }, { db, user, now }) => {
    const asking = { userId: user.id, answerId }
    await askFeedback(db, queue, { ...asking, offer }, now)
    const data = await feedbackState(db, asking, offer, now)
    if (!data) throw new HttpError(404, ANSWER_NOT_FOUND)
    return { data }
  })

  serve(app, context, writingFeedback.agree, ({ body }, { db, user, now }) => agree(db, user.id, body.host, offer, now))

  serve(app, context, writingFeedback.withdraw, (_, { db, user }) => withdraw(db, user.id))

  serve(app, context, writingFeedback.usage, async (_, { db }) => ({
    data: {
      ...(await usageOf(db)),
      service: offer ? { host: offer.chat.host, model: offer.chat.model, per_day: quota.most } : null,
    },
  }))
}
