import { BILLING_SENTENCES, TRIAL_DAYS } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { BillingDeps } from '#server/payments/payments.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { assertCanBuy } from './assert-can-buy.ts'
import { countTrial, type TrialLimits, type TrialVisitor } from './count-trial.ts'
import { findBillingStatus } from './find-billing-status.ts'
import { getSubscription } from './get-subscription.ts'
import { notifyCustomer } from './notify-customer.ts'
import { syncRole } from './sync-role.ts'
import { type Customer, mailboxHash } from './trial-mailbox.ts'

const DAY_MS = 24 * 60 * 60_000

/** @throws HttpError 409 after an earlier trial or if the account cannot buy, 429 */
export async function startTrial(
  deps: BillingDeps,
  customer: Customer,
  { visitor, limits }: { visitor: TrialVisitor; limits: TrialLimits },
  now: Date,
): Promise<Subscription> {
  const mailbox = await mailboxHash(deps.db, customer.email)
  await inTransaction(deps.db, async (db) => {
    await lockOwnAccount(db, customer.id)
    if ((await findBillingStatus(db, customer.id, now)).hadTrial) throw trialUsed()
    await assertCanBuy(db, customer.id, now)
    if (!(await useMailbox(db, mailbox, now))) throw trialUsed()
    await countTrial(db, visitor, limits, now)
    await grantTrial(db, deps.queue, customer.id, now)
  })
  return getSubscription(deps, customer, now)
}

const trialUsed = () => new HttpError(409, BILLING_SENTENCES.trialUsed, { code: 'trial_used' })

/** @returns false after an earlier trial */
async function useMailbox(db: Db, mailbox_hash: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('billing_trial_uses')
    .values({ mailbox_hash, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('used_at')
    .executeTakeFirst()
  return inserted !== undefined
}

async function grantTrial(db: Db, queue: Queue, userId: string, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS)
  const trial = { trial_started_at: now, trial_ends_at: endsAt, role_by: null }
  await db
    .insertInto('billing_members')
    .values({ user_id: userId, ...trial })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(trial))
    .execute()
  await syncRole(db, userId, now)
  await notifyCustomer(db, queue, { userId, kind: 'trial_started', about: 'once', detail: endsAt }, now)
}
