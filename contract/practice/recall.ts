import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { EXAMS } from '#contract/reading/study-plan-rules.ts'
import { PaperOrNode } from '#contract/syllabus/node-rules.ts'
import { cursor, Day, Id, Instant, limit, Moment, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/practice/recall.ts'
import { MAX_CATCH_UP_ARTICLES } from './catch-up-rules.ts'
import { NewCards, RecallCard } from './recall-cards.ts'
import {
  CARD_NOT_FOUND,
  CARDS_NEED_PRO,
  DAILY_MINUTES,
  FREE_CARDS_USED,
  MAX_IN_NEWS_AT_ONCE,
  MAX_NOTE_CHARACTERS,
  MAX_REVIEWS_AT_ONCE,
  REVIEW_NOT_FOUND,
} from './recall-rules.ts'

const count = z.number().int().min(0)

const Queue = z.object({
  items: z.array(
    z.object({
      card: RecallCard,
      /** Seconds; `null`: after the examination. */
      intervals: z.object({
        again: count.nullable(),
        hard: count.nullable(),
        good: count.nullable(),
        easy: count.nullable(),
      }),
    }),
  ),
  /** Within the day's budget. `done`: distinct cards. */
  today: z.object({ items: count, minutes: count, done: count }),
  /** `is_over`: nothing is due. */
  exam: z
    .object({
      exam: z.enum(EXAMS).nullable(),
      year: z.number().int().nullable(),
      date: Day,
      is_estimate: z.boolean(),
      is_over: z.boolean(),
    })
    .nullable(),
})
export type Queue = z.infer<typeof Queue>

const SentReview = z.object(
  {
    /** Created by the client, for idempotency. */
    review_id: z.uuid({ error: 'review_id must be a UUID' }).toLowerCase(),
    card_id: z.uuid({ error: 'card_id must be the id of a card' }).toLowerCase(),
    grade: z
      .int({ error: 'grade must be 1 to 4' })
      .min(1, { error: 'grade must be 1 to 4' })
      .max(4, { error: 'grade must be 1 to 4' }),
    /** Device clock; clamped between the card's creation and now. */
    reviewed_at: Moment,
    seconds: z.number({ error: 'seconds must be a number' }).transform((seconds) => Math.min(Math.max(seconds, 0), 600)),
  },
  { error: 'A review must be an object' },
)
export type SentReview = z.output<typeof SentReview>

const ReviewResult = z.object({
  review_id: Id,
  card_id: Id,
  /** `too_many`: the limit of the card is reached. */
  result: z.enum(['applied', 'repeated', 'unknown_card', 'too_many']),
  /** `null` for an unknown card, and after the examination. */
  due: Instant.nullable(),
})
export type ReviewResult = z.infer<typeof ReviewResult>

export const RecallSettings = z.object({
  daily_minutes: z
    .int({ error: 'daily_minutes must be a whole number' })
    .min(DAILY_MINUTES.least, { error: `daily_minutes must be at least ${DAILY_MINUTES.least}` })
    .max(DAILY_MINUTES.most, { error: `daily_minutes must be at most ${DAILY_MINUTES.most}` }),
  keep_wrong_answers: z.boolean({ error: 'keep_wrong_answers must be true or false' }),
  fit_intervals: z.boolean({ error: 'fit_intervals must be true or false' }),
})

const share = z.number().min(0).max(1)

const Figures = z.object({
  /** By month, oldest first. */
  retention: z.array(z.object({ month: z.string(), reviews: count, remembered: share, forecast: share })),
  /** With reviews, oldest first. */
  days: z.array(z.object({ day: Day, reviews: count, minutes: z.number().min(0) })),
  cards: z.object({ new: count, learning: count, review: count, suspended: count }),
  /** Today first. */
  load: z.array(z.object({ day: Day, items: count })),
  fit: z.object({
    answers: count,
    fitted: z.object({ day: Day, answers: count }).nullable(),
    /** `null` if off, or if the optimizer does not run. */
    possible_from: count.nullable(),
  }),
})
export type Figures = z.infer<typeof Figures>

const Added = data(z.object({ added: count, already_there: count }))

const ofCard = { params: z.object({ cardId: Id }), notFound: CARD_NOT_FOUND }

export const recall = {
  queue: endpoint('GET /api/recall/queue', 'member', {
    summary:
      'The cards to answer now, within the budget of the day, best order first; `node` narrows them to a part of the syllabus',
    query: z.object({ node: PaperOrNode.optional(), limit: limit(50) }),
    reply: data(Queue),
  }),
  review: endpoint('POST /api/recall/reviews', 'member', {
    summary: 'Store answers, each once, in any order: the state of a card follows from all its reviews by their time',
    body: z.object({
      reviews: boundedList(SentReview, {
        min: 1,
        max: MAX_REVIEWS_AT_ONCE,
        error: 'reviews must be a list',
        tooFew: m.sendOneReview,
        tooMany: m.tooManyReviews({ max: MAX_REVIEWS_AT_ONCE }),
      }),
      /** Device time, corrects `reviewed_at`. */
      sent_at: Moment.optional(),
    }),
    reply: data(z.array(ReviewResult)),
  }),
  undo: endpoint('DELETE /api/recall/reviews/:reviewId', 'member', {
    summary: 'Undo a review: its card is scheduled as if it had not been; repeating it changes nothing',
    params: z.object({ reviewId: Id }),
    notFound: REVIEW_NOT_FOUND,
    reply: data(z.object({ review_id: Id, card_id: Id, due: Instant.nullable() })),
  }),
  add: endpoint('POST /api/recall/cards', 'member', {
    summary: 'Add cards of an article: all its flashcards, or those in the list. Flashcards and quiz questions need Pro',
    body: NewCards,
    forbidden: CARDS_NEED_PRO,
    notFound: ARTICLE_NOT_FOUND,
    reply: Added,
  }),
  addFacts: endpoint('POST /api/recall/facts', 'member', {
    summary: 'Add the must-know facts of articles, or their summaries, one card for each; unknown articles are ignored',
    body: z.object({
      article_ids: boundedList(z.uuid({ error: 'article_ids must be ids of articles' }).toLowerCase(), {
        min: 1,
        max: MAX_CATCH_UP_ARTICLES,
        error: 'article_ids must be a list',
        tooFew: m.giveOneArticle,
        tooMany: m.tooManyFacts({ max: MAX_CATCH_UP_ARTICLES }),
      }),
    }),
    forbidden: FREE_CARDS_USED,
    reply: Added,
  }),
  addInNews: endpoint('POST /api/recall/in-news', 'member', {
    summary: 'Add items in the news, one card for each; items that are unknown or not published are ignored',
    body: z.object({
      item_ids: boundedList(z.uuid({ error: 'item_ids must be ids of items in the news' }).toLowerCase(), {
        min: 1,
        max: MAX_IN_NEWS_AT_ONCE,
        error: 'item_ids must be a list',
        tooFew: m.giveOneItem,
        tooMany: m.tooManyItems({ max: MAX_IN_NEWS_AT_ONCE }),
      }),
    }),
    forbidden: FREE_CARDS_USED,
    reply: Added,
  }),
  cards: endpoint('GET /api/recall/cards', 'member', {
    summary: 'The person’s cards, latest first; pass `next_before` as `before` to get the next page, null at the end',
    query: z.object({
      state: z
        .enum(['new', 'learning', 'review', 'suspended'], { error: 'state must be new, learning, review or suspended' })
        .optional(),
      node: PaperOrNode.optional(),
      /** Of an article, or the entry of a day with items in the news. */
      article_id: z.uuid({ error: 'article_id must be the id of an article' }).optional(),
      before: cursor('before').optional(),
      limit: limit(50),
    }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(RecallCard),
      next_before: z.string().nullable(),
      /** Of all pages; `null` after the first. */
      total: count.nullable(),
    }),
  }),
  change: endpoint('PATCH /api/recall/cards/:cardId', 'member', {
    summary: 'Suspend a card, bury it until tomorrow, write a note, or dismiss the correction; what is not named stays',
    ...ofCard,
    body: z.strictObject(
      {
        suspended: z.boolean({ error: 'suspended must be true or false' }).optional(),
        buried: z.boolean({ error: 'buried must be true or false' }).optional(),
        note: safeText({ max: MAX_NOTE_CHARACTERS, label: 'The note' }).optional(),
        correction_seen: z.literal(true, { error: 'correction_seen can only be true' }).optional(),
      },
      { error: 'The change must be a JSON object of suspended, buried, note and correction_seen' },
    ),
    reply: data(RecallCard),
  }),
  reset: endpoint('POST /api/recall/cards/:cardId/reset', 'member', {
    summary: 'Reset the schedule of a card to that of a new one; its reviews still count in the figures',
    ...ofCard,
    reply: data(RecallCard),
  }),
  remove: endpoint('DELETE /api/recall/cards/:cardId', 'member', {
    summary: 'Delete a card; its reviews stay in the figures',
    ...ofCard,
    reply: Done,
  }),
  settings: endpoint('GET /api/recall/settings', 'member', {
    summary: 'Minutes a day, whether wrong answers become cards, and whether intervals are fitted to the person’s answers',
    reply: data(RecallSettings),
  }),
  saveSettings: endpoint('PUT /api/recall/settings', 'member', {
    summary: 'Change the settings of recall; what is not named stays',
    body: z.strictObject(RecallSettings.partial().shape, {
      error: 'The settings must be a JSON object of daily_minutes, keep_wrong_answers and fit_intervals',
    }),
    reply: data(RecallSettings),
  }),
  figures: endpoint('GET /api/recall/figures', 'member', {
    summary: 'Retention against its forecast by month, minutes by day, cards by state, and the load of the next 30 days',
    reply: data(Figures),
  }),
}
