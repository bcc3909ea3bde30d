import type { Provider } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { Receipt } from '#contract/billing/subscriptions.ts'
import type { Db } from '#server/db/open.ts'

/** Newest first. */
export async function listReceipts(db: Db, userId: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipts as r')
    .innerJoin('subscriptions as s', 's.subscription_id', 'r.subscription_id')
    .innerJoin('billing_checkouts as c', 'c.checkout_id', 's.checkout_id')
    .where('r.user_id', '=', userId)
    .orderBy('r.paid_at', 'desc')
    .orderBy('r.receipt_id', 'desc')
    .limit(MAX_RECEIPTS)
    .select(['receipt_id', 'paid_at', 'total', 'tax', 'refunded', 'r.currency', 'r.provider', 'payment_ref', 'c.cycle'])
    .select(['s.duplicate_since', 'r.gst'])
    .execute()
  return rows.map((row) => ({
    receipt_id: row.receipt_id,
    paid_at: row.paid_at.toISOString(),
    total: { amount: row.total, currency: row.currency },
    tax: row.tax,
    refunded: row.refunded,
    status: row.refunded === 0 ? 'paid' : row.refunded < row.total ? 'partly_refunded' : 'refunded',
    cycle: row.cycle as BillingCycle,
    provider: row.provider as Provider,
    reference: row.payment_ref,
    gst: row.gst,
    is_duplicate: row.duplicate_since !== null,
  }))
}

/** Sixteen years of months. */
const MAX_RECEIPTS = 200
