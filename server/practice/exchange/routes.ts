import { exchange } from '#contract/practice/exchange.ts'
import { OFFER_NOT_FOUND } from '#contract/practice/exchange-rules.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { hideAnswer, hideReview } from './commands/hide-exchanged.ts'
import { offerAnswer } from './commands/offer-answer.ts'
import { openAnonymousPhoto } from './commands/open-photo.ts'
import { reportAnswer, reportReview } from './commands/report-exchange.ts'
import { giveBack, reserveAnswer } from './commands/reserve-answer.ts'
import { reviewAnswer } from './commands/review-answer.ts'
import { showName } from './commands/show-name.ts'
import { withdrawOffer } from './commands/withdraw-offer.ts'
import { assignedPhoto, assignedTo, givenBy, offersOf, reportedPhoto, stateOf } from './queries.ts'

export const exchangeRoutes: Routes = (app, context) => {
  const { storage } = context
  const quotas = context.settings.allowances

  serve(app, context, exchange.state, async (_, { db, user, now }) => ({ data: await stateOf(db, user.id, now) }))

  serve(app, context, exchange.offers, ({ query }, { db, user, now }) => offersOf(db, user.id, query, now))

  serve(app, context, exchange.given, ({ query }, { db, user }) => givenBy(db, user.id, query))

  serve(app, context, exchange.offer, async ({ body }, { db, user, now }) => ({
    data: await offerAnswer(db, user.id, body.answer_id, quotas, now),
  }))

  serve(app, context, exchange.withdraw, ({ params }, { db, user, now }) => withdrawOffer(db, user.id, params.offerId, now))

  serve(app, context, exchange.next, async (_, { db, user, now }) => ({ data: await reserveAnswer(db, user.id, quotas, now) }))

  serve(app, context, exchange.assigned, async (_, { db, user, now }) => ({ data: await assignedTo(db, user.id, now) }))

  serve(app, context, exchange.giveBack, ({ params }, { db, user, now }) => giveBack(db, user.id, params.offerId, now))

  serve(app, context, exchange.photo, async ({ params, query }, { db, user, now }) =>
    openAnonymousPhoto(db, storage, await assignedPhoto(db, user.id, params.offerId, query.number, now)),
  )

  serve(app, context, exchange.review, async ({ params, body }, { db, user, now }) => ({
    data: await reviewAnswer(db, user.id, params.offerId, body, now),
  }))

  serve(app, context, exchange.showName, async ({ params, body }, { db, user }) => ({
    data: await showName(db, user.id, params.exchangeReviewId, body.agreed),
  }))

  serve(app, context, exchange.reportAnswer, async ({ params, body }, { db, user, now }) => ({
    data: await reportAnswer(db, user.id, params.offerId, body, quotas, now),
  }))

  serve(app, context, exchange.reportReview, async ({ params, body }, { db, user, now }) => ({
    data: await reportReview(db, user.id, params.exchangeReviewId, body, quotas, now),
  }))

  serve(app, context, exchange.hideAnswer, ({ params, body }, { db, user, now }) =>
    hideAnswer(db, user, params.offerId, body.is_hidden, now),
  )

  serve(app, context, exchange.hideReview, ({ params, body }, { db, user, now }) =>
    hideReview(db, user, params.exchangeReviewId, body.is_hidden, now),
  )

  serve(app, context, exchange.reportedPhoto, async ({ params, query }, { db }) =>
    openAnonymousPhoto(db, storage, await reportedPhoto(db, params.offerId, query.number), OFFER_NOT_FOUND),
  )
}
