import { sql } from 'kysely'
import type { FeedbackState, FeedbackUsage } from '#contract/practice/writing-feedback.ts'
import { FEEDBACK_FAILURES, type FeedbackFailure } from '#contract/practice/writing-feedback-rules.ts'
import type { StoredMainsQuestion } from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { ChatService } from '#server/platform/external/chat-service.ts'
import { quotaLeft } from '#server/platform/limits/quota.ts'
import type { Quota } from '#server/settings/quota-settings.ts'

export interface Offer {
  chat: Pick<ChatService, 'host' | 'model'>
  quota: Quota
}

export interface OwnAnswer {
  text: string
  question: StoredMainsQuestion
  submitted_at: Date | null
}

export const ownAnswer = (db: Db, userId: string, answerId: string): Promise<OwnAnswer | undefined> =>
  db
    .selectFrom('written_answers')
    .where('answer_id', '=', answerId)
    .where('user_id', '=', userId)
    .select(['text', 'question', 'submitted_at'])
    .executeTakeFirst()

/** Photographs cannot be read. */
export const canBeRead = ({ submitted_at, text }: OwnAnswer): boolean => submitted_at !== null && text.trim() !== ''

export const hasAgreed = async (db: Db, userId: string, host: string): Promise<boolean> =>
  (await db
    .selectFrom('answer_feedback_consents')
    .where('user_id', '=', userId)
    .where('host', '=', host)
    .select('host')
    .executeTakeFirst()) !== undefined

/** @returns `undefined` for another person's answer */
export async function feedbackState(
  db: Db,
  { userId, answerId }: { userId: string; answerId: string },
  offer: Offer | undefined,
  now: Date,
): Promise<FeedbackState | undefined> {
  const answer = await ownAnswer(db, userId, answerId)
  if (!answer) return undefined
  const service = offer && canBeRead(answer) ? await serviceFor(db, userId, offer, now) : null
  return { service, request: await requestOf(db, answerId) }
}

const serviceFor = async (db: Db, userId: string, { chat: { host, model }, quota }: Offer, now: Date) => ({
  host,
  model,
  per_day: quota.most,
  has_agreed: await hasAgreed(db, userId, host),
  left_today: await quotaLeft(db, userId, 'answerFeedback', quota, now),
})

async function requestOf(db: Db, answerId: string): Promise<FeedbackState['request']> {
  const row = await db.selectFrom('answer_feedback').where('answer_id', '=', answerId).selectAll().executeTakeFirst()
  if (!row) return null
  const { model, feedback, failure, settled_at } = row
  if (feedback && settled_at) return { state: 'done', model, feedback: { ...feedback, made_at: settled_at.toISOString() } }
  if (failure) return { state: 'failed', model, failure: FEEDBACK_FAILURES[failure as FeedbackFailure] }
  return { state: 'waiting', model }
}

const USAGE_DAYS = 30

export async function usageOf(db: Db): Promise<Omit<FeedbackUsage, 'service'>> {
  const days = await db
    .selectFrom('answer_feedback_usage')
    .where('day', 'in', (eb) =>
      eb.selectFrom('answer_feedback_usage').select('day').distinct().orderBy('day', 'desc').limit(USAGE_DAYS),
    )
    .orderBy('day', 'desc')
    .orderBy('model')
    .selectAll()
    .execute()
  const { rows } = await sql<FeedbackUsage['total']>`
    select coalesce(sum(calls), 0)::int8 as calls, coalesce(sum(failed), 0)::int8 as failed,
      coalesce(sum(tokens_in), 0)::int8 as tokens_in, coalesce(sum(tokens_out), 0)::int8 as tokens_out
    from answer_feedback_usage`.execute(db)
  return { total: rows[0] as FeedbackUsage['total'], days }
}

export async function personalFeedbackOnAnswers(db: Db, userId: string) {
  const consent = await db
    .selectFrom('answer_feedback_consents')
    .where('user_id', '=', userId)
    .select(['host', 'agreed_at'])
    .executeTakeFirst()
  const requests = await db
    .selectFrom('answer_feedback')
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .orderBy('answer_id')
    .select(['answer_id', 'state', 'failure', 'host', 'model', 'asked_at', 'settled_at', 'feedback'])
    .execute()
  return { consent: consent ?? null, requests }
}
