import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant, limit, safeText } from '#contract/text.ts'
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
  users: z.object({ username: z.string() }),
})
export type Feedback = z.infer<typeof Feedback>

/** Each time it was given a status, in order; that it was submitted is `created_at`. */
const StatusChange = z.object({ status: Status, changed_at: Instant })

export const FeedbackDetail = Feedback.extend({ status_changes: z.array(StatusChange) })
export type FeedbackDetail = z.infer<typeof FeedbackDetail>

/** Who wrote it and who changed its status is for admins only; `changed_by` is null once that account is gone. */
export const AdminFeedback = Feedback.extend({
  users: z.object({ username: z.string(), email: z.string() }),
  status_changes: z.array(StatusChange.extend({ changed_by: z.string().nullable() })),
})
export type AdminFeedback = z.infer<typeof AdminFeedback>

const Counts = z.record(Status, z.number().int())
export type FeedbackCounts = z.infer<typeof Counts>

/** A subject is one line, whatever was pasted into it. */
const words = {
  subject: safeText({ min: 1, max: MAX_SUBJECT, label: 'Subject' }).transform((text) => text.trim().replace(/\s+/g, ' ')),
  message: safeText({ min: 1, max: MAX_MESSAGE, label: 'Message' }).transform((text) => text.trim()),
}

const blankAsNull = (text: string | null) => (text === null ? null : text.trim() || null)

/** What a form sends for "all". */
const nothing = z.literal(['', 'all']).transform(() => undefined)

const page = z.object({
  /** The feedback that ended the page before. */
  before: Id.optional(),
  limit: limit(50),
})

export const FEEDBACK_NOT_FOUND = 'Feedback not found'
export const TRACKING_NOT_FOUND = 'Feedback not found. Please check the tracking ID.'
export const NOT_EDITABLE = 'Feedback can no longer be edited'
export const CHANGED_MEANWHILE = 'This feedback was changed by someone else. Please review it again.'
export const SENT_BEFORE = 'This feedback was already sent with a different text'

export const feedback = {
  mine: endpoint('GET /api/feedback/my-feedback', 'member', {
    summary: "The person's own feedback, latest first; `next_before` is the `before` of the next page, null at the end",
    query: page,
    reply: data(z.array(Feedback)).extend({ next_before: Id.nullable() }),
  }),
  submit: endpoint('POST /api/feedback', 'member', {
    summary: 'Send feedback; sent again with the same client_key it is stored once',
    body: z.object({ ...words, client_key: z.uuid({ error: 'client_key must be a UUID' }).optional() }),
    reply: data(FeedbackDetail),
  }),
  track: endpoint('GET /api/feedback/track/:trackingId', 'member', {
    summary: 'One of the own feedbacks; small letters, O for 0 and I or L for 1 are forgiven',
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
    summary: 'Put own feedback in other words, while it is submitted or received',
    params: z.object({ id: Id }),
    body: z.object(words),
    notFound: FEEDBACK_NOT_FOUND,
    reply: data(FeedbackDetail),
  }),
  adminList: endpoint('GET /api/admin/feedback', 'admin', {
    summary:
      'All feedback, latest first; `q` looks for each of its words in subject, message, tracking id, username and e-mail. The first page counts what was found by status',
    query: page.extend({
      status: z.union([nothing, Status]).optional(),
      q: safeText({ max: 200, label: 'q' }).optional(),
    }),
    reply: data(z.array(AdminFeedback)).extend({ next_before: Id.nullable(), counts: Counts.nullable() }),
  }),
  review: endpoint('PUT /api/admin/feedback/:id', 'admin', {
    summary: 'Set status and response; the author is told of what changed. 409 with `current` when it is not as it was seen',
    params: z.object({ id: Id }),
    body: z.object({
      status: Status,
      /** Blank and null take it away, left out it stays. */
      admin_response: safeText({ max: MAX_RESPONSE, label: 'Response' }).nullable().transform(blankAsNull).optional(),
      /** The `updated_at` that whoever decides has in view. */
      expected_updated_at: z.iso.datetime({ error: 'expected_updated_at must be an instant' }).optional(),
    }),
    notFound: FEEDBACK_NOT_FOUND,
    reply: data(AdminFeedback),
  }),
  remove: endpoint('DELETE /api/admin/feedback/:id', 'admin', {
    summary: 'Delete feedback for good',
    params: z.object({ id: Id }),
    notFound: FEEDBACK_NOT_FOUND,
    reply: Done,
  }),
}
