import { z } from 'zod'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import type { ProviderSettings } from '#server/settings/billing-settings.ts'
import { askProvider, safePage, tellProvider } from './payment-call.ts'
import type { PaymentEvent, SubscriptionUpdate } from './payment-event.ts'
import type { PaymentProvider } from './payment-port.ts'
import { decodedSecret, openSigned } from './standard-webhook.ts'

const Metadata = z.record(z.string(), z.unknown()).catch({})
const Customer = z.object({ customer_id: z.string() }).nullish()

const Subscription = z.object({
  subscription_id: z.string(),
  status: z.string(),
  product_id: z.string(),
  recurring_pre_tax_amount: z.number().int(),
  currency: z.string(),
  next_billing_date: z.string().nullish(),
  cancel_at_next_billing_date: z.boolean(),
  customer: Customer,
  metadata: Metadata,
})

const Payment = z.object({
  payment_id: z.string(),
  subscription_id: z.string().nullish(),
  total_amount: z.number().int().min(0),
  tax: z.number().int().min(0).nullish(),
  currency: z.string(),
  product_cart: z.array(z.object({ product_id: z.string() })).nullish(),
  customer: Customer,
  metadata: Metadata,
})

const Refund = z.object({
  refund_id: z.string(),
  payment_id: z.string(),
  amount: z.number().int().min(0).nullish(),
  is_partial: z.boolean(),
})

/** A full refund may still be `pending` or in `review`. */
const RefundState = z.object({ status: z.string(), is_partial: z.boolean() })
const PaymentRefunds = z.object({ refund_status: z.string().nullish(), refunds: z.array(RefundState) })

const Dispute = z.object({ dispute_id: z.string(), payment_id: z.string() })

/** Data of the time of sending: the latest message counts. */
const Message = z.object({ type: z.string(), timestamp: z.iso.datetime({ offset: true }), data: z.unknown() })

const CheckoutMade = z.object({ session_id: z.string(), checkout_url: z.string() })
const PortalMade = z.object({ link: z.string() })

/** https://docs.dodopayments.com. Every message repeats the metadata. */
export function dodo(settings: ProviderSettings): PaymentProvider {
  const key = decodedSecret(settings.webhookSecret) ?? Buffer.from(settings.webhookSecret, 'utf8')
  const path = (ref: string) => `/subscriptions/${encodeURIComponent(ref)}`
  return {
    name: 'dodo',
    product: (cycle) => settings.products[cycle],
    hasUpi,
    createCheckout: async ({ checkoutId, userId, email, product, currency, returnUrl, leftUrl }) => {
      const body = {
        product_cart: [{ product_id: product, quantity: 1 }],
        customer: { email },
        metadata: { checkout_id: checkoutId, userId },
        billing_currency: currency,
        ...(hasUpi(currency) ? { billing_address: { country: 'IN' } } : {}),
        feature_flags: { allow_currency_selection: false, allow_discount_code: false },
        return_url: returnUrl,
        cancel_url: leftUrl,
      }
      const made = await askProvider(settings, { method: 'POST', path: '/checkouts', body }, CheckoutMade)
      return { url: safePage(made.checkout_url, settings), sessionRef: made.session_id }
    },
    open: async (message) => openSigned([key], message),
    read: (id, payload) => {
      const { type, timestamp, data } = Message.parse(payload)
      return read({ id, type, at: new Date(timestamp).toISOString() }, data)
    },
    setCancelled: async ({ subscriptionRef }, isCancelled, now) => {
      const body = { cancel_at_next_billing_date: isCancelled }
      const data = await askProvider(settings, { method: 'PATCH', path: path(subscriptionRef), body }, Subscription)
      const at = now.toISOString()
      return seen({ id: `reply:${subscriptionRef}:${at}:${isCancelled}`, type: 'reply', at }, data)
    },
    end: async (ref) => {
      await tellProvider(settings, { method: 'PATCH', path: path(ref), body: { status: 'cancelled' } }).catch(
        async (error: unknown) => {
          if (!(error instanceof ExternalServiceError) || error.kind !== 'refused') throw error
          if (error.status === 404) return
          // It may already have ended.
          const { status } = await askProvider(settings, { method: 'GET', path: path(ref), body: undefined }, Subscription)
          if (statusOf(status) !== 'over') throw error
        },
      )
    },
    refund: async (paymentRef) => {
      const payment = { method: 'GET', path: `/payments/${encodeURIComponent(paymentRef)}`, body: undefined } as const
      const { refund_status, refunds } = await askProvider(settings, payment, PaymentRefunds)
      const known = refunds.find(({ status, is_partial }) => !is_partial && status !== 'failed')
      if (known || refund_status === 'full') return refund_status === 'full' || known?.status === 'succeeded'
      const body = { payment_id: paymentRef, reason: 'The customer had already paid' }
      const made = await askProvider(settings, { method: 'POST', path: '/refunds', body }, RefundState)
      return made.status === 'succeeded'
    },
    portalUrl: async ({ customerRef }, returnUrl) => {
      const query = new URLSearchParams({ return_url: returnUrl })
      const call = `/customers/${encodeURIComponent(customerRef ?? '')}/customer-portal/session?${query}`
      const made = await askProvider(settings, { method: 'POST', path: call, body: undefined }, PortalMade)
      return safePage(made.link, settings)
    },
  }
}

/** A list of payment methods would exclude new forms of UPI. */
const hasUpi = (currency: string): boolean => currency === 'INR'

type Head = Pick<PaymentEvent, 'id' | 'type' | 'at'>

function read(head: Head, data: unknown): PaymentEvent | 'unknown' {
  if (head.type.startsWith('subscription.')) return seen(head, Subscription.parse(data))
  switch (head.type) {
    case 'payment.succeeded':
    case 'payment.failed':
      return paymentIn(head, Payment.parse(data))
    case 'refund.succeeded': {
      const { refund_id, payment_id, amount = null, is_partial } = Refund.parse(data)
      return givenBack(head, { paymentRef: payment_id, refundRef: refund_id, amount, isFull: !is_partial })
    }
    case 'dispute.lost':
    case 'dispute.accepted': {
      const { dispute_id, payment_id } = Dispute.parse(data)
      return givenBack(head, { paymentRef: payment_id, refundRef: dispute_id, amount: null, isFull: true })
    }
    default:
      return 'unknown'
  }
}

const whose = ({
  customer,
  metadata,
}: {
  customer?: { customer_id: string } | null | undefined
  metadata: Record<string, unknown>
}) => ({
  checkoutId: typeof metadata.checkout_id === 'string' ? metadata.checkout_id : null,
  userId: typeof metadata.userId === 'string' ? metadata.userId : null,
  customerRef: customer?.customer_id ?? null,
})

const STATUSES: Record<string, SubscriptionUpdate['status']> = {
  pending: 'waiting',
  active: 'active',
  on_hold: 'past_due',
  past_due: 'past_due',
}

/** Cancelled, failed, expired, paused, or new: not paid. */
const statusOf = (status: string): SubscriptionUpdate['status'] => STATUSES[status] ?? 'over'

const seen = (head: Head, data: z.output<typeof Subscription>): PaymentEvent => ({
  ...head,
  subscriptionRef: data.subscription_id,
  ...whose(data),
  what: {
    kind: 'subscription',
    status: statusOf(data.status),
    product: data.product_id,
    amount: data.recurring_pre_tax_amount,
    currency: data.currency.toUpperCase(),
    periodEnd: data.next_billing_date ? new Date(data.next_billing_date).toISOString() : null,
    cancelAtEnd: data.cancel_at_next_billing_date,
  },
})

/** A payment of zero is a card check. */
function paymentIn(head: Head, data: z.output<typeof Payment>): PaymentEvent | 'unknown' {
  if (data.total_amount === 0) return 'unknown'
  const about = { ...head, subscriptionRef: data.subscription_id ?? null, ...whose(data) }
  if (head.type === 'payment.failed') return { ...about, what: { kind: 'declined', paymentRef: data.payment_id } }
  const currency = data.currency.toUpperCase()
  const product = data.product_cart?.[0]?.product_id ?? null
  return {
    ...about,
    what: { kind: 'payment', paymentRef: data.payment_id, product, total: data.total_amount, tax: data.tax ?? 0, currency },
  }
}

const givenBack = (
  head: Head,
  refund: { paymentRef: string; refundRef: string; amount: number | null; isFull: boolean },
): PaymentEvent => ({
  ...head,
  subscriptionRef: null,
  checkoutId: null,
  userId: null,
  customerRef: null,
  what: { kind: 'refund', ...refund },
})
