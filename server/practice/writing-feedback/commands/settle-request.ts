import { sql } from 'kysely'
import { COUNTED_FAILURES, type FeedbackFailure } from '#contract/practice/writing-feedback-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { TokenUsage } from '#server/platform/external/chat-service.ts'
import { returnQuota } from '#server/platform/limits/quota.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import type { Quota } from '#server/settings/quota-settings.ts'

export interface Claim {
  answer_id: string
  request_id: string
  user_id: string
  host: string
  model: string
  tries: number
  asked_at: Date
}

/** The operator may have changed the service. */
export const claimRequest = (
  db: Db,
  answerId: string,
  service: { host: string; model: string } | undefined,
): Promise<Claim | undefined> =>
  db
    .updateTable('answer_feedback')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), ...(service && { host: service.host, model: service.model }) }))
    .where('answer_id', '=', answerId)
    .where('state', '=', 'waiting')
    .returning(['answer_id', 'request_id', 'user_id', 'host', 'model', 'tries', 'asked_at'])
    .executeTakeFirst()

/** Matches nothing if the answer was deleted. */
const claimed = (db: Db, { answer_id, request_id }: Claim) =>
  db
    .updateTable('answer_feedback')
    .where('answer_id', '=', answer_id)
    .where('request_id', '=', request_id)
    .where('state', '=', 'waiting')

/** When the process stops; the next one repeats the job. */
export async function releaseRequest(db: Db, claim: Claim): Promise<void> {
  await claimed(db, claim)
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('tries', '>', 0)
    .execute()
}

export function finishRequest(
  db: Db,
  claim: Claim,
  { feedback, usage }: { feedback: object; usage: TokenUsage },
  now: Date,
): Promise<void> {
  return inTransaction(db, async (db) => {
    await claimed(db, claim)
      .set({ state: 'done', settled_at: now, feedback: JSON.stringify(feedback) as never })
      .execute()
    await countCall(db, claim, { usage, hasFailed: false }, now)
  })
}

/** Returns the quota, unless the call may have cost something. @param usage undefined: not called */
export function failRequest(
  db: Db,
  claim: Claim,
  failure: FeedbackFailure,
  quota: Quota,
  now: Date,
  usage?: TokenUsage,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const failed = await claimed(db, claim)
      .set({ state: 'failed', failure, settled_at: now })
      .returning('answer_id')
      .executeTakeFirst()
    if (failed && !COUNTED_FAILURES.includes(failure))
      await returnQuota(db, claim.user_id, 'answerFeedback', quota, claim.asked_at)
    if (usage) await countCall(db, claim, { usage, hasFailed: true }, now)
  })
}

/** Without user ids; stays after a deletion. */
async function countCall(
  db: Db,
  { model }: Claim,
  { usage, hasFailed }: { usage: TokenUsage; hasFailed: boolean },
  now: Date,
): Promise<void> {
  await sql`
    insert into answer_feedback_usage (day, model, calls, failed, tokens_in, tokens_out)
    values (${dayIn(INDIA, now)}, ${model}, 1, ${hasFailed ? 1 : 0}, ${usage.tokensIn ?? 0}, ${usage.tokensOut ?? 0})
    on conflict (day, model) do update set
      calls = answer_feedback_usage.calls + 1, failed = answer_feedback_usage.failed + excluded.failed,
      tokens_in = answer_feedback_usage.tokens_in + excluded.tokens_in,
      tokens_out = answer_feedback_usage.tokens_out + excluded.tokens_out`.execute(db)
}
