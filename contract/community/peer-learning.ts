import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { ATTEMPT_NOT_FOUND } from '#contract/practice/quizzes.ts'
import { Id, safeText } from '#contract/text.ts'
import { category, client_key, count, Entry, filters, forbidden, Listing, oneLine, PAGES, page, trimmed } from './hub-entry.ts'
import { HUB_SENTENCES, MAX_NOTE_CHARACTERS, MAX_TIP_CHARACTERS, TIP_TITLE_MAX, TIP_TITLE_MIN } from './peer-learning-rules.ts'
import { GroupText } from './study-groups.ts'

export const SharedResult = Entry.extend({
  result_id: Id,
  note: z.string(),
  /** For whoever shared it; null for others. */
  attempt_id: Id.nullable(),
  /** Null once the quiz is no longer there. */
  quiz_id: Id.nullable(),
  quiz_title: z.string(),
  article_title: z.string(),
  score: count,
  total_questions: count,
  /** The share of right answers in whole percent. */
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

/** The starter content of an empty instance, as it stands in `content/community/peer-learning.json`. */
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
    summary: `Quiz results that people share, ${PAGES}`,
    forbidden,
    query: Listing,
    reply: page(SharedResult),
  }),
  sharedAttempts: endpoint('GET /api/community/peer-learning/shared-attempts', 'community', {
    summary: 'Which of one’s own attempts are shared, for marks in lists',
    forbidden,
    reply: data(z.array(z.object({ attempt_id: Id, result_id: Id }))),
  }),
  shareResult: endpoint('POST /api/community/peer-learning/results', 'community', {
    summary: 'Share one of one’s own quiz attempts, once; the figures are those of the stored attempt',
    forbidden,
    notFound: ATTEMPT_NOT_FOUND,
    body: NewResult,
    reply: data(SharedResult),
  }),
  withdrawResult: endpoint('DELETE /api/community/peer-learning/results/:resultId', 'community', {
    summary: 'Take a shared result back: whoever shared it, an admin or a tester',
    ...ofResult,
    reply: Done,
  }),
  likeResult: endpoint('PUT /api/community/peer-learning/results/:resultId/like', 'community', {
    summary: 'Like somebody’s result; doing it again changes nothing',
    ...ofResult,
    reply: likes,
  }),
  unlikeResult: endpoint('DELETE /api/community/peer-learning/results/:resultId/like', 'community', {
    summary: 'Take the like back; one that is not there changes nothing',
    ...ofResult,
    reply: likes,
  }),
  tips: endpoint('GET /api/community/peer-learning/tips', 'community', {
    summary: `Learning tips, ${PAGES}`,
    forbidden,
    query: TipListing,
    reply: page(LearningTip),
  }),
  writeTip: endpoint('POST /api/community/peer-learning/tips', 'community', {
    summary: 'Write a learning tip',
    forbidden,
    body: NewTip,
    reply: data(LearningTip),
  }),
  changeTip: endpoint('PUT /api/community/peer-learning/tips/:tipId', 'community', {
    summary: 'Change a tip: whoever wrote it',
    ...ofTip,
    body: TipText,
    reply: data(LearningTip),
  }),
  deleteTip: endpoint('DELETE /api/community/peer-learning/tips/:tipId', 'community', {
    summary: 'Delete a tip: whoever wrote it, an admin or a tester',
    ...ofTip,
    reply: Done,
  }),
  likeTip: endpoint('PUT /api/community/peer-learning/tips/:tipId/like', 'community', {
    summary: 'Like somebody’s tip; doing it again changes nothing',
    ...ofTip,
    reply: likes,
  }),
  unlikeTip: endpoint('DELETE /api/community/peer-learning/tips/:tipId/like', 'community', {
    summary: 'Take the like back; one that is not there changes nothing',
    ...ofTip,
    reply: likes,
  }),
  saveTip: endpoint('PUT /api/community/peer-learning/tips/:tipId/save', 'community', {
    summary: 'Keep a tip among one’s saved ones; doing it again changes nothing',
    ...ofTip,
    reply: Done,
  }),
  unsaveTip: endpoint('DELETE /api/community/peer-learning/tips/:tipId/save', 'community', {
    summary: 'Take a tip off the saved ones; one that is not there changes nothing',
    ...ofTip,
    reply: Done,
  }),
}
