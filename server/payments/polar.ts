import { z } from 'zod'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import type { ProviderSettings } from '#server/settings/billing-settings.ts'
import { askProvider, safePage, tellProvider } from './payment-call.ts'
import type { PaymentEvent, SubscriptionUpdate } from './payment-event.ts'
import type { PaymentProvider } from './payment-port.ts'
import { decodedSecret, openSigned } from './standard-webhook.ts'

const VERSION = { 'polar-version': '2026-04' }

const Metadata = z.record(z.string(), z.unknown()).catch({})
const Customer = z.object({ external_id: z.string().nullish() }).nullish()

const Subscription = z.object({
  id: z.string(),
  modified_at: z.string().nullish(),
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  current_period_end: z.string().nullable(),
  cancel_at_period_end: z.boolean(),
  product_id: z.string(),
  customer_id: z.string(),
  customer: Customer,
  metadata: Metadata,
})
type Subscription = z.output<typeof Subscription>

const Order = z.object({
  id: z.string(),
  status: z.string(),
  total_amount: z.number().int().min(0),
  tax_amount: z.number().int().min(0),
  refunded_amount: z.number().int().min(0),
  refunded_tax_amount: z.number().int().min(0),
  currency: z.string(),
  product_id: z.string().nullable(),
  customer_id: z.string(),
  subscription_id: z.string().nullable(),
  customer: Customer,
  metadata: Metadata,
})
type Order = z.output<typeof Order>

/** Before tax. Polar adds the tax of a refund. */
const OrderBalance = z.object({ status: z.string(), net_amount: z.number().int(), refunded_amount: z.number().int().min(0) })
const RefundMade = z.object({ status: z.string() })

const Message = z.object({ type: z.string(), timestamp: z.iso.datetime({ offset: true }), data: z.unknown() })

const CheckoutMade = z.object({ id: z.string(), url: z.string(), amount: z.number().int(), currency: z.string() })
const PortalMade = z.object({ customer_portal_url: z.string() })

/** https://polar.sh/docs. The browser cannot change the customer id. */
export function polar(settings: ProviderSettings): PaymentProvider {
  const keys = keysOf(settings.webhookSecret)
  const subscription = (ref: string) => `/v1/subscriptions/${encodeURIComponent(ref)}`
  return {
    name: 'polar',
    product: (cycle) => settings.products[cycle],
    hasUpi: () => false,
    createCheckout: async ({ checkoutId, userId, email, product, amount, currency, returnUrl, leftUrl }) => {
      const body = {
        products: [product],
        external_customer_id: userId,
        customer_email: email,
        metadata: { checkout_id: checkoutId },
        currency: currency.toLowerCase(),
        allow_discount_codes: false,
        allow_trial: false,
        success_url: returnUrl,
        return_url: leftUrl,
      }
      const made = await askProvider(settings, { method: 'POST', path: '/v1/checkouts/', headers: VERSION, body }, CheckoutMade)
      // A payment with another price would be refused later.
      if (made.amount !== amount || made.currency.toUpperCase() !== currency)
        throw new ExternalServiceError(
          'unusable',
          `Polar asks ${made.amount} ${made.currency} for ${product}, not ${amount} ${currency}`,
        )
      return { url: safePage(made.url, settings), sessionRef: made.id }
    },
    open: async (message) => openSigned(keys, message),
    read: (id, payload) => {
      const { type, timestamp, data } = Message.parse(payload)
      const at = new Date(timestamp).toISOString()
      if (type.startsWith('subscription.')) return seen({ id, type, at }, Subscription.parse(data))
      if (type === 'order.paid') return paid({ id, type, at }, Order.parse(data))
      return type === 'order.refunded' ? refunded({ id, type, at }, Order.parse(data)) : 'unknown'
    },
    setCancelled: async ({ subscriptionRef }, isCancelled, now) => {
      const path = subscription(subscriptionRef)
      const body = { cancel_at_period_end: isCancelled }
      const call = { path, headers: VERSION }
      const now_ = await askProvider(settings, { ...call, method: 'PATCH', body }, Subscription).catch((error: unknown) => {
        // Nothing would change, or it has ended.
        if (!(error instanceof ExternalServiceError) || ![403, 409].includes(error.status ?? 0)) throw error
        return askProvider(settings, { ...call, method: 'GET', body: undefined }, Subscription)
      })
      const at = new Date(now_.modified_at ?? now).toISOString()
      return seen({ id: `reply:${subscriptionRef}:${at}:${isCancelled}`, type: 'reply', at }, now_)
    },
    end: async (ref) => {
      await tellProvider(settings, { method: 'DELETE', path: subscription(ref), headers: VERSION, body: undefined }).catch(
        (error: unknown) => {
          // Already ended or deleted.
          if (!(error instanceof ExternalServiceError) || ![403, 404].includes(error.status ?? 0)) throw error
        },
      )
    },
    refund: async (paymentRef) => {
      const order = {
        method: 'GET',
        path: `/v1/orders/${encodeURIComponent(paymentRef)}`,
        headers: VERSION,
        body: undefined,
      } as const
      const { status, net_amount, refunded_amount } = await askProvider(settings, order, OrderBalance)
      const amount = net_amount - refunded_amount
      if (status === 'refunded' || amount <= 0) return true
      const body = { order_id: paymentRef, reason: 'duplicate', amount }
      const made = await askProvider(settings, { method: 'POST', path: '/v1/refunds/', headers: VERSION, body }, RefundMade)
      return made.status === 'succeeded'
    },
    portalUrl: async ({ userId }, returnUrl) => {
      const body = { external_customer_id: userId, return_url: returnUrl }
      const made = await askProvider(
        settings,
        { method: 'POST', path: '/v1/customer-sessions/', headers: VERSION, body },
        PortalMade,
      )
      return safePage(made.customer_portal_url, settings)
    },
  }
}

/** Older secrets are plain text, newer ones Base64; both can start with `whsec_`. */
function keysOf(secret: string): Uint8Array[] {
  const decoded = decodedSecret(secret)
  return [Buffer.from(secret, 'utf8'), ...(decoded ? [decoded] : [])]
}

type Head = Pick<PaymentEvent, 'id' | 'type' | 'at'>

const whose = ({ customer_id, customer, metadata }: Subscription | Order) => ({
  checkoutId: typeof metadata.checkout_id === 'string' ? metadata.checkout_id : null,
  userId: customer?.external_id ?? null,
  customerRef: customer_id,
})

const STATUSES: Record<string, SubscriptionUpdate['status']> = {
  incomplete: 'waiting',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
}

const seen = (head: Head, data: Subscription): PaymentEvent => ({
  ...head,
  subscriptionRef: data.id,
  ...whose(data),
  what: {
    kind: 'subscription',
    // Cancelled, unpaid, paused, or new: not paid.
    status: STATUSES[data.status] ?? 'over',
    product: data.product_id,
    amount: data.amount,
    currency: data.currency.toUpperCase(),
    periodEnd: data.current_period_end && new Date(data.current_period_end).toISOString(),
    cancelAtEnd: data.cancel_at_period_end,
  },
})

const paid = (head: Head, data: Order): PaymentEvent | 'unknown' => ({
  ...head,
  subscriptionRef: data.subscription_id,
  ...whose(data),
  what: {
    kind: 'payment',
    paymentRef: data.id,
    product: data.product_id,
    total: data.total_amount,
    tax: data.tax_amount,
    currency: data.currency.toUpperCase(),
  },
})

const refunded = (head: Head, data: Order): PaymentEvent => ({
  ...head,
  subscriptionRef: data.subscription_id,
  ...whose(data),
  what: {
    kind: 'refund',
    paymentRef: data.id,
    refundRef: null,
    amount: data.refunded_amount + data.refunded_tax_amount,
    isFull: data.status === 'refunded',
  },
})
