import { BILLING_SENTENCES, CHECKOUT_CANCEL_PATH } from '#contract/billing/billing-rules.ts'
import type { Money } from '#contract/billing/money.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { orProviderAway } from '#server/billing/providers/provider-away.ts'
import { assertCanBuy } from '#server/billing/subscriptions/commands/assert-can-buy.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { PaymentProvider } from '#server/payments/payment-port.ts'
import type { BillingDeps } from '#server/payments/payments.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { CHECKOUT_LASTS_MS, returnPath } from '../rules.ts'

/**
 * Payment events are checked against the stored order.
 * @throws HttpError 409 if the account cannot buy, 429, 503 without an answering provider
 */
export async function createCheckout(
  deps: BillingDeps,
  customer: Pick<Member, 'id' | 'email'>,
  cycle: BillingCycle,
  quota: Quota,
  now: Date,
): Promise<{ url: string; checkout_id: string }> {
  const provider = deps.payments.chosen
  if (!provider) throw new HttpError(503, BILLING_SENTENCES.closed, { code: 'billing_closed' })
  await assertCanBuy(deps.db, customer.id, now)
  const checkoutId = newId()
  const price = deps.payments.prices[cycle]
  await inTransaction(deps.db, async (db) => {
    await consumeQuota(db, customer.id, 'checkouts', quota, now)
    await insertOrder(db, { checkoutId, userId: customer.id, provider, cycle, price }, now)
  })
  const session = await orProviderAway(
    provider.createCheckout({
      checkoutId,
      userId: customer.id,
      email: customer.email,
      product: provider.product(cycle),
      ...price,
      returnUrl: `${deps.publicUrl}${returnPath(checkoutId)}`,
      leftUrl: `${deps.publicUrl}${CHECKOUT_CANCEL_PATH}`,
    }),
  )
  await saveSession(deps.db, checkoutId, session.sessionRef)
  return { url: session.url, checkout_id: checkoutId }
}

interface Order {
  checkoutId: string
  userId: string
  provider: PaymentProvider
  cycle: BillingCycle
  price: Money
}

const insertOrder = (db: Db, { checkoutId, userId, provider, cycle, price }: Order, now: Date) =>
  db
    .insertInto('billing_checkouts')
    .values({
      checkout_id: checkoutId,
      user_id: userId,
      provider: provider.name,
      product_ref: provider.product(cycle),
      plan: 'pro',
      cycle,
      ...price,
      created_at: now,
      expires_at: new Date(now.getTime() + CHECKOUT_LASTS_MS),
    })
    .execute()

const saveSession = (db: Db, checkoutId: string, sessionRef: string) =>
  db.updateTable('billing_checkouts').set({ session_ref: sessionRef }).where('checkout_id', '=', checkoutId).execute()
