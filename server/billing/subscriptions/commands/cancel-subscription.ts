import { BILLING_SENTENCES } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import { orProviderAway } from '#server/billing/providers/provider-away.ts'
import type { BillingDeps } from '#server/payments/payments.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { findBillingStatus } from './find-billing-status.ts'
import { getSubscription } from './get-subscription.ts'
import type { Customer } from './trial-mailbox.ts'

/** Idempotent. @throws HttpError 409 with nothing to cancel, 503 */
export const cancelSubscription = (deps: BillingDeps, customer: Customer, now: Date): Promise<Subscription> =>
  setCancelled(deps, customer, true, now)

/** @throws HttpError 409 with nothing to resume, 503 */
export const resumeSubscription = (deps: BillingDeps, customer: Customer, now: Date): Promise<Subscription> =>
  setCancelled(deps, customer, false, now)

async function setCancelled(deps: BillingDeps, customer: Customer, isCancelled: boolean, now: Date): Promise<Subscription> {
  const { paid, shown } = await findBillingStatus(deps.db, customer.id, now)
  const provider = paid && deps.payments.of(paid.provider)
  if (!provider || shown.state === 'ended' || (!isCancelled && shown.state !== 'canceled_at_end')) throw nothingToDo(isCancelled)
  if (shown.cancel_at_end !== isCancelled) {
    const reply = await orProviderAway(provider.setCancelled(paid, isCancelled, now))
    if (reply) await applyPaymentEvent(deps, provider.name, reply, now)
  }
  return getSubscription(deps, customer, now)
}

const nothingToDo = (isCancelled: boolean) =>
  isCancelled
    ? new HttpError(409, BILLING_SENTENCES.nothingToCancel, { code: 'nothing_to_cancel' })
    : new HttpError(409, BILLING_SENTENCES.nothingToResume, { code: 'nothing_to_resume' })
