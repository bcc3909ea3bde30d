import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { TranslatedTitle } from '#contract/in-targets.ts'
import { NEWEST_FIRST, pageOf } from '#contract/paging.ts'
import { ATTEMPT_NOT_FOUND } from '#contract/practice/quizzes.ts'
import { Id, safeText } from '#contract/text.ts'
import { category, client_key, count, Entry, filters, forbidden, Listing, oneLine, trimmed } from './hub-entry.ts'
import { HUB_SENTENCES, MAX_NOTE_CHARACTERS, MAX_TIP_CHARACTERS, TIP_TITLE_MAX, TIP_TITLE_MIN } from './peer-learning-rules.ts'
import { GroupText } from './study-groups.ts'

export const SharedResult = Entry.extend({
  result_id: Id,
  note: z.string(),
  /** Only for the person who shared it. */
  attempt_id: Id.nullable(),
  /** `null` once deleted. */
  quiz_id: Id.nullable(),
  quiz_title: z.string(),
  quiz_title_translated: TranslatedTitle,
  article_title: z.string(),
  article_title_translated: TranslatedTitle,
  score: count,
  total_questions: count,
  /** Whole percent. */
  percentage: count,
  time_taken_seconds: count,
  likes_count: count,
  is_liked: z.boolean(),
})
export type SharedResult = z.infer<typeof SharedResult>

export const LearningTip = Entry.extend({
  tip_id: Id,
  title: z.string(),
  content: z.string(),
  likes_count: count,
  is_liked: z.boolean(),
  is_saved: z.boolean(),
  is_edited: z.boolean(),
})
export type LearningTip = z.infer<typeof LearningTip>

const note = safeText({ max: MAX_NOTE_CHARACTERS, label: 'The note' }).transform(trimmed)
const resultParts = { note: note.optional().default(''), category }
const NewResult = z.object({
  attempt_id: z.uuid({ error: 'attempt_id must be the id of an attempt' }),
  ...resultParts,
  client_key,
})
export type NewResult = z.output<typeof NewResult>

const tipParts = {
  title: safeText({ min: TIP_TITLE_MIN, max: TIP_TITLE_MAX, label: 'The title' }).transform(oneLine),
  content: safeText({ min: 1, max: MAX_TIP_CHARACTERS, label: 'The tip' }).transform(trimmed),
  category,
}
const TipText = z.object(tipParts)
export type TipText = z.output<typeof TipText>
const NewTip = z.object({ ...tipParts, client_key })
export type NewTip = z.output<typeof NewTip>

/** `content/community/peer-learning.json` */
export const HubSamples = z.strictObject({
  results: z
    .array(
      z.strictObject({
        ...resultParts,
        quiz_title: z.string(),
        article_title: z.string(),
        score: count,
        total_questions: count,
        time_taken_seconds: count,
      }),
    )
    .min(1),
  groups: z.array(GroupText).min(1),
  tips: z.array(z.strictObject(tipParts)).min(1),
})
export type HubSamples = z.output<typeof HubSamples>

const TipListing = z.object({
  ...filters,
  show: z.enum(['mine', 'saved'], { error: 'show must be "mine" or "saved"' }).optional(),
})
export type TipListing = z.output<typeof TipListing>

const likes = data(z.object({ likes_count: count, is_liked: z.boolean() }))
const ofResult = { params: z.object({ resultId: Id }), forbidden, notFound: HUB_SENTENCES.resultNotFound }
const ofTip = { params: z.object({ tipId: Id }), forbidden, notFound: HUB_SENTENCES.tipNotFound }

export const peerLearning = {
  results: endpoint('GET /api/community/peer-learning/results', 'community', {
    summary: `List shared quiz results, ${NEWEST_FIRST}`,
    forbidden,
    query: Listing,
    reply: pageOf(SharedResult),
  }),
  sharedAttempts: endpoint('GET /api/community/peer-learning/shared-attempts', 'community', {
    summary: 'List which of your attempts are shared',
    forbidden,
    reply: data(z.array(z.object({ attempt_id: Id, result_id: Id }))),
  }),
  shareResult: endpoint('POST /api/community/peer-learning/results', 'community', {
    summary: 'Share one of your quiz attempts, once. The score is taken from the stored attempt',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    forbidden,
    notFound: ATTEMPT_NOT_FOUND,
    body: NewResult,
    reply: data(SharedResult),
  }),
  withdrawResult: endpoint('DELETE /api/community/peer-learning/results/:resultId', 'community', {
    summary: 'Delete a shared result (its author, admins and testers)',
    ...ofResult,
    reply: Done,
  }),
  likeResult: endpoint('PUT /api/community/peer-learning/results/:resultId/like', 'community', {
    summary: 'Like a result of someone else. Idempotent',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofResult,
    reply: likes,
  }),
  unlikeResult: endpoint('DELETE /api/community/peer-learning/results/:resultId/like', 'community', {
    summary: 'Remove your like. Idempotent',
    ...ofResult,
    reply: likes,
  }),
  tips: endpoint('GET /api/community/peer-learning/tips', 'community', {
    summary: `List learning tips, ${NEWEST_FIRST}`,
    forbidden,
    query: TipListing,
    reply: pageOf(LearningTip),
  }),
  writeTip: endpoint('POST /api/community/peer-learning/tips', 'community', {
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    summary: 'Write a learning tip',
    forbidden,
    body: NewTip,
    reply: data(LearningTip),
  }),
  changeTip: endpoint('PUT /api/community/peer-learning/tips/:tipId', 'community', {
    summary: 'Edit a tip (its author)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofTip,
    body: TipText,
    reply: data(LearningTip),
  }),
  deleteTip: endpoint('DELETE /api/community/peer-learning/tips/:tipId', 'community', {
    summary: 'Delete a tip (its author, admins and testers)',
    ...ofTip,
    reply: Done,
  }),
  likeTip: endpoint('PUT /api/community/peer-learning/tips/:tipId/like', 'community', {
    summary: 'Like a tip of someone else. Idempotent',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofTip,
    reply: likes,
  }),
  unlikeTip: endpoint('DELETE /api/community/peer-learning/tips/:tipId/like', 'community', {
    summary: 'Remove your like. Idempotent',
    ...ofTip,
    reply: likes,
  }),
  saveTip: endpoint('PUT /api/community/peer-learning/tips/:tipId/save', 'community', {
    summary: 'Save a tip. Idempotent',
    ...ofTip,
    reply: Done,
  }),
  unsaveTip: endpoint('DELETE /api/community/peer-learning/tips/:tipId/save', 'community', {
    summary: 'Remove a tip from your saved tips. Idempotent',
    ...ofTip,
    reply: Done,
  }),
}
