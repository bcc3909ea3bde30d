import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { boundedList } from '#contract/bounded-list.ts'
import { NewReport } from '#contract/community/moderation.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { inTargets } from '#contract/in-targets.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/practice/writing.ts'
import {
  COMMENT_CHARACTERS,
  EXCHANGE_FORBIDDEN,
  MAX_DEMANDS,
  NOT_RESERVED,
  OFFER_NOT_FOUND,
  OFFER_STATUSES,
  REVIEW_NOT_FOUND,
} from './exchange-rules.ts'
import { MAX_MARKS, MAX_PHOTOS } from './writing-rules.ts'

/** Anonymous: no names, times or ids of the other side that are known elsewhere. */

const count = z.number().int().min(0)

const Question = z.object({
  text: z.string(),
  marks: count,
  words: count,
  /** `key_demands`: the points in the English order. */
  translated: inTargets(z.object({ text: z.string(), key_demands: z.array(z.string()) })).optional(),
})
export const ExchangeDemand = z.object({ point: z.string(), marks_hundredths: z.number().int().min(1) })
export type ExchangeDemand = z.infer<typeof ExchangeDemand>

const Reviewed = z.object({
  review_id: Id,
  /** Hundredths, by key demand. */
  scores: z.array(count),
  score_hundredths: count,
  comment: z.string(),
  shows_my_name: z.boolean(),
  /** `null` until both agree. */
  other_name: z.string().nullable(),
  is_reported: z.boolean(),
})

export const ReceivedReview = Reviewed
export type ReceivedReview = z.infer<typeof ReceivedReview>

export const GivenReview = Reviewed.extend({
  offer_id: Id,
  question: Question,
  demands: z.array(ExchangeDemand),
  reviewed_at: Instant,
})
export type GivenReview = z.infer<typeof GivenReview>

export const Offer = z.object({
  offer_id: Id,
  answer_id: Id,
  question: Question,
  demands: z.array(ExchangeDemand),
  status: z.enum(OFFER_STATUSES),
  offered_at: Instant,
  /** `null`: queued. */
  closes_at: Instant.nullable(),
  reviews: z.array(ReceivedReview),
})
export type Offer = z.infer<typeof Offer>

export const ExchangeState = z.object({
  /** Before the next own answer is shown. */
  owed: count,
  is_waiting: z.boolean(),
  is_reviewing: z.boolean(),
})
export type ExchangeState = z.infer<typeof ExchangeState>

export const AssignedAnswer = z.object({
  offer_id: Id,
  question: Question,
  demands: z.array(ExchangeDemand),
  text: z.string(),
  /** Numbered from 1. */
  photos: count,
  reserved_until: Instant,
})
export type AssignedAnswer = z.infer<typeof AssignedAnswer>

const offerId = z.uuid({ error: 'The id of the answer must be a UUID' }).toLowerCase()
const reviewId = z.uuid({ error: 'The id of the review must be a UUID' }).toLowerCase()
const forbidden = EXCHANGE_FORBIDDEN
const unconfirmed = EMAIL_LINK_SENTENCES.confirmToPost
const ofOffer = { params: z.object({ offerId }), forbidden, notFound: OFFER_NOT_FOUND }
const ofAssigned = { ...ofOffer, notFound: NOT_RESERVED }
const ofReview = { params: z.object({ exchangeReviewId: reviewId }), forbidden, notFound: REVIEW_NOT_FOUND }
const NUMBER_ERROR = { error: `number must be from 1 to ${MAX_PHOTOS}` }
const ofPhoto = {
  params: z.object({ offerId }),
  query: z.object({
    number: z.coerce.number(NUMBER_ERROR).int(NUMBER_ERROR).min(1, NUMBER_ERROR).max(MAX_PHOTOS, NUMBER_ERROR).default(1),
  }),
  notFound: NOT_RESERVED,
  produces: ['image/jpeg'],
  reply: Done,
}

const NewReview = z.object(
  {
    /** By key demand. */
    scores: boundedList(
      z
        .int({ error: 'A score must be a whole number of hundredths' })
        .min(0, { error: m.scoreTooLow })
        .max(MAX_MARKS * 100, { error: m.scoreTooHigh }),
      { max: MAX_DEMANDS, error: 'scores must be a list', tooMany: m.tooManyScores({ max: MAX_DEMANDS }) },
    ),
    comment: safeText({ min: COMMENT_CHARACTERS.least, max: COMMENT_CHARACTERS.most, label: 'The comment' }),
  },
  { error: 'Send a JSON object of scores and comment' },
)
export type NewReview = z.output<typeof NewReview>

const Hidden = z.strictObject({ is_hidden: z.boolean({ error: 'is_hidden must be true or false' }) })
const Reported = data(z.object({ report_id: Id }))

/** `proStudy` includes community access. */
export const exchange = {
  state: endpoint('GET /api/writing/exchange', 'proStudy', {
    noStore: true,
    summary: 'What the person owes the exchange, and whether an answer is reserved for them',
    forbidden,
    reply: data(ExchangeState),
  }),
  offers: endpoint('GET /api/writing/exchange/offers', 'proStudy', {
    noStore: true,
    summary: `The person’s answers in the exchange with their reviews, ${NEWEST_FIRST}`,
    query: z.object({ answer_id: z.uuid({ error: 'answer_id must be the id of an answer' }).optional(), ...pageQuery(20) }),
    forbidden,
    reply: pageOf(Offer),
  }),
  given: endpoint('GET /api/writing/exchange/given', 'proStudy', {
    noStore: true,
    summary: `Reviews that the person wrote, ${NEWEST_FIRST}`,
    query: z.object(pageQuery(20)),
    forbidden,
    reply: pageOf(GivenReview),
  }),
  /** Idempotent. Offering again keeps the credit. */
  offer: endpoint('POST /api/writing/exchange/offers', 'proStudy', {
    noStore: true,
    summary: 'Put an own submitted answer into the exchange',
    unconfirmed,
    forbidden,
    notFound: OFFER_NOT_FOUND,
    body: z.object(
      { answer_id: z.uuid({ error: 'answer_id must be the id of an answer' }).toLowerCase() },
      { error: 'Send a JSON object of answer_id' },
    ),
    reply: data(Offer),
  }),
  withdraw: endpoint('DELETE /api/writing/exchange/offers/:offerId', 'proStudy', {
    summary: 'Take an own answer out of the queue; the reviews it has stay',
    ...ofOffer,
    reply: Done,
  }),
  /** Idempotent. */
  next: endpoint('POST /api/writing/exchange/next', 'proStudy', {
    noStore: true,
    summary: 'Reserve the next answer to review; null if none waits',
    unconfirmed,
    forbidden,
    reply: data(AssignedAnswer.nullable()),
  }),
  assigned: endpoint('GET /api/writing/exchange/assigned', 'proStudy', {
    noStore: true,
    summary: 'The answer that is reserved for the person, or null',
    forbidden,
    reply: data(AssignedAnswer.nullable()),
  }),
  giveBack: endpoint('DELETE /api/writing/exchange/assigned/:offerId', 'proStudy', {
    summary: 'Give a reserved answer back: it goes to the end of the queue',
    ...ofAssigned,
    reply: Done,
  }),
  photo: endpoint('GET /api/writing/exchange/assigned/:offerId/photo', 'proStudy', {
    noStore: true,
    summary: 'A photograph of the answer that is reserved for the person, as JPEG',
    forbidden,
    ...ofPhoto,
  }),
  /** Idempotent. 409 if withdrawn or reserved for another. */
  review: endpoint('PUT /api/writing/exchange/assigned/:offerId/review', 'proStudy', {
    noStore: true,
    summary: 'Review the reserved answer, once',
    unconfirmed,
    ...ofAssigned,
    body: NewReview,
    reply: data(GivenReview),
  }),
  showName: endpoint('PUT /api/writing/exchange/reviews/:exchangeReviewId/name', 'proStudy', {
    noStore: true,
    summary: 'Agree to show one’s name to the other side, or take it back as long as the other has not agreed',
    unconfirmed,
    ...ofReview,
    body: z.strictObject({ agreed: z.boolean({ error: 'agreed must be true or false' }) }),
    reply: data(z.object({ shows_my_name: z.boolean(), other_name: z.string().nullable() })),
  }),
  reportAnswer: endpoint('POST /api/writing/exchange/assigned/:offerId/report', 'proStudy', {
    summary: 'Report an answer to the moderators, once, as its reviewer; a reserved one is given back',
    unconfirmed,
    ...ofAssigned,
    body: NewReport,
    reply: Reported,
  }),
  reportReview: endpoint('POST /api/writing/exchange/reviews/:exchangeReviewId/report', 'proStudy', {
    summary: 'Report a review of an own answer to the moderators, once',
    unconfirmed,
    ...ofReview,
    body: NewReport,
    reply: Reported,
  }),
  hideAnswer: endpoint('PATCH /api/admin/exchange/answers/:offerId', 'admin', {
    summary: 'Hide an answer of the exchange with its reviews from both sides, or show it again',
    params: z.object({ offerId }),
    notFound: OFFER_NOT_FOUND,
    body: Hidden,
    reply: Done,
  }),
  hideReview: endpoint('PATCH /api/admin/exchange/reviews/:exchangeReviewId', 'admin', {
    summary: 'Hide a review from both sides, or show it again',
    params: z.object({ exchangeReviewId: reviewId }),
    notFound: REVIEW_NOT_FOUND,
    body: Hidden,
    reply: Done,
  }),
  reportedPhoto: endpoint('GET /api/admin/exchange/answers/:offerId/photo', 'admin', {
    noStore: true,
    summary: 'A photograph of an answer that was reported, as JPEG',
    ...ofPhoto,
    notFound: OFFER_NOT_FOUND,
  }),
}
