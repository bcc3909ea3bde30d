import { createHmac } from 'node:crypto'
import { BILLING_SENTENCES, CHECKOUT_LEFT_PATH, chargeFor } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Payments } from '#server/billing/providers/payments.ts'
import { applyPaymentEvent, type BillingStatus, beginTrial, standingOf } from '#server/billing/subscriptions/commands.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { ExternalServiceError } from '#server/platform/http/external-call.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { consumeQuota, type Quota } from '#server/platform/limits/quota.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { checkoutKind, hasHadTrial } from './queries.ts'
import { CHECKOUT_LASTS_MS, mailboxOf, permissionsOf, returnPath } from './rules.ts'

type Payer = Pick<Member, 'id' | 'email'>

/** What all that touches money needs. */
export interface BillingDeps {
  db: Db
  queue: Queue
  payments: Payments
  publicUrl: string
}

/** Read from the database, so that it is right within the moment of a change. */
export async function subscriptionOf(
  { db, payments }: Pick<BillingDeps, 'db' | 'payments'>,
  payer: Payer,
  now: Date,
): Promise<Subscription> {
  const standing = await standingOf(db, payer.id, now)
  const { shown, role, paid } = standing
  // To whom no trial is open, it makes no difference.
  const hadTrial = standing.hadTrial || role !== 'free' || (await hasHadTrial(db, await mailboxHash(db, payer.email)))
  const isReachable = paid !== null && payments.of(paid.provider) !== undefined
  const checkout = checkoutKind(payments.chosen?.name ?? null)
  return {
    ...shown,
    checkout,
    ...permissionsOf({ role, state: shown.state, hadTrial, isOpen: checkout !== 'closed', isReachable }),
  }
}

/**
 * Writes down what is ordered and for how much, and then has the provider make a page for it: whatever comes back is compared with the row.
 * @throws Refusal 409 for who needs none, 429, 503 where nobody takes money or the provider is away
 */
export async function beginCheckout(
  till: BillingDeps,
  payer: Payer,
  cycle: BillingCycle,
  allowance: Quota,
  now: Date,
): Promise<{ url: string; checkout_id: string }> {
  const provider = till.payments.chosen
  if (!provider) throw new HttpError(503, BILLING_SENTENCES.closed, { code: 'billing_closed' })
  refuseIfNothingToBuy(await standingOf(till.db, payer.id, now))
  const checkout_id = newId()
  const order = { checkout_id, product_ref: provider.product(cycle), cycle, ...chargeFor(cycle) }
  await inTransaction(till.db, async (db) => {
    await consumeQuota(db, payer.id, 'checkouts', allowance, now)
    const expires_at = new Date(now.getTime() + CHECKOUT_LASTS_MS)
    const row = { ...order, user_id: payer.id, provider: provider.name, plan: 'pro', created_at: now, expires_at }
    await db.insertInto('billing_checkouts').values(row).execute()
  })
  const made = await asked(
    provider.createCheckout({
      ...{ checkoutId: checkout_id, userId: payer.id, email: payer.email, product: order.product_ref },
      ...chargeFor(cycle),
      returnUrl: `${till.publicUrl}${returnPath(checkout_id)}`,
      leftUrl: `${till.publicUrl}${CHECKOUT_LEFT_PATH}`,
    }),
  )
  const { db } = till
  await db.updateTable('billing_checkouts').set({ session_ref: made.sessionRef }).where('checkout_id', '=', checkout_id).execute()
  return { url: made.url, checkout_id }
}

function refuseIfNothingToBuy({ role, shown, isTrial }: BillingStatus): void {
  const no = (sentence: string, code: string) => new HttpError(409, sentence, { code })
  if (role === 'admin' || role === 'tester') throw no(BILLING_SENTENCES.roleKept, 'role_kept')
  if (shown.state !== null && shown.state !== 'ended' && !isTrial)
    throw no(BILLING_SENTENCES.alreadySubscribed, 'already_subscribed')
  if (role === 'pro' && !isTrial) throw no(BILLING_SENTENCES.alreadyPro, 'already_pro')
}

/** @throws Refusal 409 for whom there is none */
export async function startTrial(till: BillingDeps, payer: Payer, now: Date): Promise<Subscription> {
  const mailbox_hash = await mailboxHash(till.db, payer.email)
  await inTransaction(till.db, async (db) => {
    await lockOwnAccount(db, payer.id)
    const standing = await standingOf(db, payer.id, now)
    if (standing.isTrial || standing.hadTrial) throw trialUsed()
    refuseIfNothingToBuy(standing)
    const used = await db
      .insertInto('billing_trial_uses')
      .values({ mailbox_hash, used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('used_at')
      .executeTakeFirst()
    if (!used) throw trialUsed()
    await beginTrial(db, till.queue, payer.id, now)
  })
  return subscriptionOf(till, payer, now)
}

const trialUsed = () => new HttpError(409, BILLING_SENTENCES.trialUsed, { code: 'trial_used' })

/** Keyed, so that nobody who reads the table can try out addresses. */
async function mailboxHash(db: Db, email: string): Promise<string> {
  return createHmac('sha256', await secretFor(db, 'trial-mailboxes'))
    .update(mailboxOf(email))
    .digest('base64url')
}

/** Cancelled twice is cancelled. @throws Refusal 409 where there is nothing to cancel, 503 */
export const cancel = (till: BillingDeps, payer: Payer, now: Date): Promise<Subscription> =>
  setCancelled(till, payer, true, now, new HttpError(409, BILLING_SENTENCES.nothingToCancel, { code: 'nothing_to_cancel' }))

/** @throws Refusal 409 where nothing is cancelled that still runs, 503 */
export const resume = (till: BillingDeps, payer: Payer, now: Date): Promise<Subscription> =>
  setCancelled(till, payer, false, now, new HttpError(409, BILLING_SENTENCES.nothingToResume, { code: 'nothing_to_resume' }))

async function setCancelled(
  till: BillingDeps,
  payer: Payer,
  isCancelled: boolean,
  now: Date,
  nothing: HttpError,
): Promise<Subscription> {
  const { paid, shown } = await standingOf(till.db, payer.id, now)
  const provider = paid && till.payments.of(paid.provider)
  if (!provider || shown.state === 'ended' || (!isCancelled && shown.state !== 'canceled_at_end')) throw nothing
  if (shown.cancel_at_end !== isCancelled) {
    const reply = await asked(provider.setCancelled(paid, isCancelled, now))
    if (reply) await applyPaymentEvent(till.db, till.queue, provider.name, reply, now)
  }
  return subscriptionOf(till, payer, now)
}

/** @throws Refusal 409 for who has never paid, 503 */
export async function portalUrl(till: BillingDeps, payer: Payer, now: Date): Promise<string> {
  const { paid } = await standingOf(till.db, payer.id, now)
  const provider = paid && till.payments.of(paid.provider)
  if (!provider) throw new HttpError(409, BILLING_SENTENCES.noPortal, { code: 'no_portal' })
  return asked(provider.portalUrl(paid, `${till.publicUrl}/settings`))
}

/** What a provider fails to do is never the fault of whoever asked, and costs them nothing. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (!(cause instanceof ExternalServiceError)) throw cause
    const retryAfter = cause.retryAfterMs === undefined ? 30 : Math.max(1, Math.ceil(cause.retryAfterMs / 1000))
    throw new HttpError(503, BILLING_SENTENCES.providerAway, { code: 'provider_away', retryAfter, cause })
  }
}

/** Nothing came of them, and nobody can pay them any more. */
export async function forgetOldCheckouts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('billing_checkouts')
    .where('created_at', '<', daysBefore(now, RETENTION_DAYS.checkouts))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions')
            .whereRef('subscriptions.checkout_id', '=', 'billing_checkouts.checkout_id')
            .select('subscription_id'),
        ),
      ),
    )
    .execute()
}
