/** An event of a payment provider in our own form. It is stored, so it holds no names. */
export interface PaymentEvent {
  /** The provider's id, the same each time the event is sent. */
  id: string
  /** The provider's name for the type. */
  type: string
  /** When it happened, by the provider's clock. */
  at: string
  subscriptionRef: string | null
  /** Our checkout id, from the metadata. */
  checkoutId: string | null
  /** Our user id, from the metadata. */
  userId: string | null
  customerRef: string | null
  what: SubscriptionUpdate | PaymentReceived | PaymentDeclined | PaymentRefunded
}

/** A subscription at the time of the event. The latest one counts. */
export interface SubscriptionUpdate {
  kind: 'subscription'
  /** `waiting`: nothing is paid yet. */
  status: 'waiting' | 'active' | 'past_due' | 'over'
  product: string
  /** Before tax; `null` when the provider's figure means something else. */
  amount: number | null
  currency: string
  periodEnd: string | null
  cancelAtEnd: boolean
}

export interface PaymentReceived {
  kind: 'payment'
  paymentRef: string
  /** `null` when the provider does not name it. */
  product: string | null
  /** Tax included. */
  total: number
  tax: number
  currency: string
}

export interface PaymentDeclined {
  kind: 'declined'
  paymentRef: string
}

export interface PaymentRefunded {
  kind: 'refund'
  paymentRef: string
  /** One of several refunds; `null` when `amount` is the total refunded until then. */
  refundRef: string | null
  /** `null`: the full amount. */
  amount: number | null
  isFull: boolean
}
