import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { NEWEST_FIRST, pageOf } from '#contract/paging.ts'
import { Id, Instant, limit, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/site.ts'
import { FEEDBACK_STATUSES, MAX_MESSAGE, MAX_RESPONSE, MAX_SUBJECT, trackingIdFrom } from './feedback-rules.ts'

const Status = z.enum(FEEDBACK_STATUSES, { error: `The status must be one of ${FEEDBACK_STATUSES.join(', ')}` })

export const Feedback = z.object({
  feedback_id: Id,
  tracking_id: z.string(),
  subject: z.string(),
  message: z.string(),
  status: Status,
  admin_response: z.string().nullable(),
  responded_at: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
  users: z.object({ username: z.string(), email: z.string() }),
})
export type Feedback = z.infer<typeof Feedback>

/** Excludes the submission. */
const StatusChange = z.object({ status: Status, changed_at: Instant })

export const FeedbackDetail = Feedback.extend({ status_changes: z.array(StatusChange) })
export type FeedbackDetail = z.infer<typeof FeedbackDetail>

/** `null`: deleted account. */
export const AdminFeedback = Feedback.extend({
  status_changes: z.array(StatusChange.extend({ changed_by: z.string().nullable() })),
})
export type AdminFeedback = z.infer<typeof AdminFeedback>

const Counts = z.record(Status, z.number().int())
export type FeedbackCounts = z.infer<typeof Counts>

const words = {
  subject: safeText({ min: 1, max: MAX_SUBJECT, label: 'Subject' }).transform((text) => text.trim().replace(/\s+/g, ' ')),
  message: safeText({ min: 1, max: MAX_MESSAGE, label: 'Message' }).transform((text) => text.trim()),
}

const blankAsNull = (text: string | null) => (text === null ? null : text.trim() || null)

/** Form values for "all". */
const noFilter = z.literal(['', 'all']).transform(() => undefined)

const page = z.object({
  before: Id.optional(),
  limit: limit(50),
})

export const FEEDBACK_NOT_FOUND = m.notFound
export const TRACKING_NOT_FOUND = m.trackingNotFound
export const NOT_EDITABLE = m.notEditable
export const CHANGED_MEANWHILE = 'This feedback was changed by someone else. Please review it again.'
export const SENT_BEFORE = m.sentBefore

export const feedback = {
  mine: endpoint('GET /api/feedback/my-feedback', 'member', {
    noStore: true,
    summary: `List your feedback, ${NEWEST_FIRST}`,
    query: page,
    reply: pageOf(Feedback),
  }),
  submit: endpoint('POST /api/feedback', 'member', {
    summary: 'Submit feedback. A resend with the same client_key is stored once',
    body: z.object({ ...words, client_key: z.uuid({ error: 'client_key must be a UUID' }).optional() }),
    reply: data(FeedbackDetail),
  }),
  track: endpoint('GET /api/feedback/track/:trackingId', 'member', {
    noStore: true,
    summary: 'Get your feedback with a tracking id. Lower case, O for 0 and I or L for 1 are accepted',
    params: z.object({
      trackingId: z
        .string()
        .transform(trackingIdFrom)
        .pipe(z.string({ error: TRACKING_NOT_FOUND })),
    }),
    notFound: TRACKING_NOT_FOUND,
    reply: data(FeedbackDetail),
  }),
  edit: endpoint('PUT /api/feedback/:id', 'member', {
    summary: 'Edit your feedback while its status is submitted or received',
    params: z.object({ id: Id }),
    body: z.object(words),
    notFound: FEEDBACK_NOT_FOUND,
    reply: data(FeedbackDetail),
  }),
  adminList: endpoint('GET /api/admin/feedback', 'admin', {
    noStore: true,
    summary:
      'List all feedback, newest first. `q` searches subject, message, tracking id, username and email for every word. The first page has counts by status',
    query: page.extend({
      status: z.union([noFilter, Status]).optional(),
      q: safeText({ max: 200, label: 'q' }).optional(),
    }),
    reply: pageOf(AdminFeedback).extend({ counts: Counts.nullable() }),
  }),
  review: endpoint('PUT /api/admin/feedback/:id', 'admin', {
    summary:
      'Set status and response, and notify the author of changes. 409 with `current` if it has changed since it was loaded',
    params: z.object({ id: Id }),
    body: z.object({
      status: Status,
      /** Blank or `null` removes it. */
      admin_response: safeText({ max: MAX_RESPONSE, label: 'Response' }).nullable().transform(blankAsNull).optional(),
      /** The `updated_at` that was loaded. */
      expected_updated_at: z.iso.datetime({ error: 'expected_updated_at must be an instant' }).optional(),
    }),
    notFound: FEEDBACK_NOT_FOUND,
    reply: data(AdminFeedback),
  }),
  remove: endpoint('DELETE /api/admin/feedback/:id', 'admin', {
    summary: 'Delete feedback permanently',
    params: z.object({ id: Id }),
    notFound: FEEDBACK_NOT_FOUND,
    reply: Done,
  }),
}
