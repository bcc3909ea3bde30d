import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  type AdminFeedback,
  CHANGED_MEANWHILE,
  FEEDBACK_NOT_FOUND,
  type FeedbackDetail,
  NOT_EDITABLE,
  SENT_BEFORE,
} from '#contract/site/feedback.ts'
import { EDITABLE_STATUSES, type FeedbackStatus } from '#contract/site/feedback-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { consumeQuota, type Quota } from '#server/platform/limits/quota.ts'
import type { FeedbackMailJob } from './jobs.ts'
import { feedbackUpdated } from './notices.ts'
import { adminFeedback, feedbackByKey, heldAuthor, isOwn, lockedFeedback, ownFeedback } from './queries.ts'
import { isNews, isSame, newsIn, nextUpdate, type Review, TRACKING_BYTES, trackingIdOf } from './rules.ts'

interface Words {
  subject: string
  message: string
}

/**
 * Stores feedback, once for each client key.
 * @throws Refusal 422 for a key that came with other words before, 429 when the person has sent too much
 */
export async function submitFeedback(
  db: Db,
  userId: string,
  sent: Words & { client_key?: string | undefined },
  allowance: Quota,
  now: Date,
): Promise<FeedbackDetail> {
  return inTransaction(db, async (db) => {
    const added = await insertFeedback(db, userId, sent, now)
    if (added.isNew) await consumeQuota(db, userId, 'feedback', allowance, now)
    return mustBe(await ownFeedback(db, userId, 'feedback_id', added.feedback_id))
  })
}

const TRIES_FOR_AN_ID = 4

/** Nothing is written when the key or, once in aeons, the tracking id is taken: the former is the same feedback again, the latter is tried anew. */
async function insertFeedback(
  db: Db,
  user_id: string,
  { subject, message, client_key = undefined }: Words & { client_key?: string | undefined },
  now: Date,
): Promise<{ feedback_id: string; isNew: boolean }> {
  for (let attempt = 0; attempt < TRIES_FOR_AN_ID; attempt++) {
    const added = await db
      .insertInto('feedback')
      .values({
        feedback_id: newId(),
        tracking_id: trackingIdOf(randomBytes(TRACKING_BYTES)),
        user_id,
        client_key: client_key ?? null,
        subject,
        message,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('feedback_id')
      .executeTakeFirst()
    if (added) return { ...added, isNew: true }
    const stored = client_key && (await feedbackByKey(db, user_id, client_key))
    if (!stored) continue
    if (stored.subject !== subject || stored.message !== message)
      throw new HttpError(422, SENT_BEFORE, { details: [{ path: 'client_key', message: SENT_BEFORE }] })
    return { feedback_id: stored.feedback_id, isNew: false }
  }
  throw new HttpError(503, 'The feedback could not be stored. Please try again.', { retryAfter: 1 })
}

/**
 * The statement that writes decides whether it may still be edited: a change of status at the same moment comes before or after it.
 * @throws Refusal 404 for what is not there or not this person's, 409 once somebody works on it
 */
export async function editFeedback(
  db: Db,
  userId: string,
  feedbackId: string,
  { subject, message }: Words,
  now: Date,
): Promise<FeedbackDetail> {
  const isOther = sql<boolean>`(subject, message) is distinct from (${subject}, ${message})`
  const edited = await db
    .updateTable('feedback')
    .set({
      subject,
      message,
      updated_at: sql`case when ${isOther} then greatest(${now}::timestamptz, updated_at + interval '1 millisecond') else updated_at end`,
    })
    .where('feedback_id', '=', feedbackId)
    .where('user_id', '=', userId)
    .where('status', 'in', EDITABLE_STATUSES)
    .returning('feedback_id')
    .executeTakeFirst()
  if (edited) return mustBe(await ownFeedback(db, userId, 'feedback_id', feedbackId))
  throw (await isOwn(db, userId, feedbackId)) ? new HttpError(409, NOT_EDITABLE, { code: 'not_editable' }) : notFound()
}

interface Decision {
  status: FeedbackStatus
  /** Left out, it stays as it is. */
  admin_response?: string | null | undefined
  expected_updated_at?: string | undefined
}

/**
 * Sets status and response, and tells the author of what changed. What is so already changes nothing and tells nobody.
 * @throws Refusal 404 for what is not there, 409 with what is there now when it is not as it was seen
 */
export async function reviewFeedback(
  db: Db,
  queue: Queue,
  admin: Actor,
  feedbackId: string,
  decision: Decision,
  now: Date,
): Promise<AdminFeedback> {
  return inTransaction(db, async (db) => {
    const before = await lockFeedback(db, feedbackId)
    const { status, admin_response = before.admin_response } = decision
    const after: Review = { status, admin_response }
    if (isSame(before, after)) return mustBe(await adminFeedback(db, feedbackId))
    await refuseIfUnseen(db, feedbackId, before.updated_at, decision.expected_updated_at)
    const at = nextUpdate(before.updated_at, now)
    const reviewed = { feedbackId, adminId: admin.id, before, after, at }
    await storeReview(db, reviewed, now)
    await tellAuthor(db, queue, reviewed, now)
    const subject = { kind: 'feedback', id: feedbackId, name: before.tracking_id }
    const details = { from: before.status, to: status, responded: after.admin_response !== before.admin_response }
    await recordAudit(db, { actor: admin, action: 'feedback.updated', subject, details }, now)
    return mustBe(await adminFeedback(db, feedbackId))
  })
}

/** @throws Refusal 404 for what is not there */
export async function deleteFeedback(db: Db, admin: Actor, feedbackId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const gone = await db
      .deleteFrom('feedback')
      .where('feedback_id', '=', feedbackId)
      .returning(['tracking_id', 'status'])
      .executeTakeFirst()
    const { tracking_id: name, status } = mustBe(gone)
    const subject = { kind: 'feedback', id: feedbackId, name }
    await recordAudit(db, { actor: admin, action: 'feedback.deleted', subject, details: { status } }, now)
  })
}

/** An admin, by the name that is written down. */
type Actor = Pick<Member, 'id' | 'username'>

async function lockFeedback(db: Db, feedbackId: string) {
  await heldAuthor(db, feedbackId)
  const row = mustBe(await lockedFeedback(db, feedbackId))
  return { ...row, status: row.status as FeedbackStatus }
}

type Locked = Awaited<ReturnType<typeof lockFeedback>>

async function refuseIfUnseen(db: Db, feedbackId: string, updatedAt: Date, seen: string | undefined): Promise<void> {
  if (seen === undefined || new Date(seen).getTime() === updatedAt.getTime()) return
  throw new HttpError(409, CHANGED_MEANWHILE, { code: 'changed_meanwhile', current: await adminFeedback(db, feedbackId) })
}

interface Reviewed {
  feedbackId: string
  adminId: string
  before: Locked
  after: Review
  at: Date
}

async function storeReview(db: Db, { feedbackId, adminId, before, after, at }: Reviewed, now: Date): Promise<void> {
  const respondedAt = after.admin_response === before.admin_response ? before.responded_at : now
  await db
    .updateTable('feedback')
    .set({ ...after, responded_at: after.admin_response === null ? null : respondedAt, updated_at: at })
    .where('feedback_id', '=', feedbackId)
    .execute()
  if (after.status === before.status) return
  await db
    .insertInto('feedback_status_changes')
    .values({ change_id: newId(), feedback_id: feedbackId, status: after.status, changed_by: adminId, changed_at: now })
    .execute()
}

/** An admin who deals with feedback of their own knows what they did. */
async function tellAuthor(db: Db, queue: Queue, { feedbackId, adminId, before, after, at }: Reviewed, now: Date): Promise<void> {
  const { user_id: userId, tracking_id: trackingId, subject } = before
  const news = newsIn(before, after)
  if (!isNews(news) || userId === adminId) return
  await notify(db, [feedbackUpdated({ feedbackId, trackingId, userId, subject, news, at })], now)
  await queue.enqueue(db, 'mail-feedback-update', { feedbackId, news } satisfies FeedbackMailJob)
}

function mustBe<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFound()
  return found
}

const notFound = () => new HttpError(404, FEEDBACK_NOT_FOUND)
