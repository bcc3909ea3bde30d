import { recall } from '#contract/practice/recall.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { settingsOf } from '#server/practice/shared/recall-circumstances.ts'
import { addCards } from './commands/add-cards.ts'
import { addFacts } from './commands/add-facts.ts'
import { addInNews } from './commands/add-in-news.ts'
import { changeCard, removeCard, resetCard } from './commands/change-card.ts'
import { canOptimise } from './commands/optimise.ts'
import { reviewCards } from './commands/review-cards.ts'
import { saveSettings } from './commands/save-settings.ts'
import { undoReview } from './commands/undo-review.ts'
import { cardsOf, queueOf } from './queries/cards.ts'
import { figuresOf } from './queries/figures.ts'
import { byServerClock } from './rules.ts'

export const recallRoutes: Routes = (app, context) => {
  serve(app, context, recall.queue, async ({ query }, { db, user, now }) => ({ data: await queueOf(db, user, query, now) }))

  serve(app, context, recall.review, async ({ body }, { db, user, now }) => ({
    data: await reviewCards(db, user.id, byServerClock(body.reviews, body.sent_at, now), now),
  }))

  serve(app, context, recall.undo, async ({ params }, { db, user, now }) => ({
    data: await undoReview(db, user.id, params.reviewId, now),
  }))

  serve(app, context, recall.add, async ({ body }, { db, user, now }) => ({ data: await addCards(db, user, body, now) }))

  serve(app, context, recall.addFacts, async ({ body }, { db, user, now }) => ({
    data: await addFacts(db, user, body.article_ids, now),
  }))

  serve(app, context, recall.addInNews, async ({ body }, { db, user, now }) => ({
    data: await addInNews(db, user, body.item_ids, now),
  }))

  serve(app, context, recall.cards, ({ query }, { db, user, now }) => cardsOf(db, user, query, now))

  serve(app, context, recall.change, async ({ params, body }, { db, user, now }) => ({
    data: await changeCard(db, user, params.cardId, body, now),
  }))

  serve(app, context, recall.reset, async ({ params }, { db, user, now }) => ({
    data: await resetCard(db, user, params.cardId, now),
  }))

  serve(app, context, recall.remove, ({ params }, { db, user }) => removeCard(db, user, params.cardId))

  serve(app, context, recall.settings, async (_, { db, user }) => ({ data: await settingsOf(db, user.id) }))

  serve(app, context, recall.saveSettings, async ({ body }, { db, user, now }) => ({
    data: await saveSettings(db, user.id, body, now),
  }))

  serve(app, context, recall.figures, async (_, { db, user, now }) => ({ data: await figuresOf(db, user, canOptimise(), now) }))
}
