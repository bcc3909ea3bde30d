import { TRIAL_REMINDER_DAYS } from '#contract/billing/billing-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import * as queries from '../queries.ts'
import { notifyCustomer, notifyStateChange } from './notify-customer.ts'
import { syncRole } from './sync-role.ts'

const DAY_MS = 24 * 60 * 60_000
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/** An error in one account does not stop others. */
export async function advanceDueSubscriptions(db: Db, queue: Queue, now: Date, onError: (error: unknown) => void): Promise<void> {
  const remindBefore = new Date(now.getTime() + TRIAL_REMINDER_DAYS * DAY_MS)
  for (let after = LOWEST_ID; ; ) {
    const userIds = await queries.dueMembers(db, now, remindBefore, after)
    for (const userId of userIds) await advanceAccount(db, queue, userId, now).catch(onError)
    const last = userIds.at(-1)
    if (!last) return
    after = last
  }
}

async function advanceAccount(db: Db, queue: Queue, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    const subscriptions = await queries.subscriptionsOf(db, userId, now)
    for (const { subscriptionId, state, nextChangeAt } of subscriptions)
      await db
        .updateTable('subscriptions')
        .set({ state, next_look_at: nextChangeAt, updated_at: now })
        .where('subscription_id', '=', subscriptionId)
        .execute()
    await advanceTrial(db, queue, userId, now)
    await syncRole(db, userId, now)
    for (const { subscriptionId, savedState } of subscriptions)
      await notifyStateChange(db, queue, { userId, subscriptionId }, savedState, now)
  })
}

async function advanceTrial(db: Db, queue: Queue, userId: string, now: Date): Promise<void> {
  const trial = (await queries.membershipOf(db, userId, now))?.trial
  if (!trial || trial.isClosed) return
  const columns = trial.isRunning ? { trial_reminded_at: now } : { trial_closed_at: now }
  await db.updateTable('billing_members').set(columns).where('user_id', '=', userId).execute()
  const kind = trial.isRunning ? 'trial_ending' : 'trial_ended'
  await notifyCustomer(db, queue, { userId, kind, about: 'once', detail: trial.endsAt }, now)
}
