/** Stored, so it holds no names. */
export interface PaymentEvent {
  /** The same each time it is sent. */
  id: string
  /** The provider's. */
  type: string
  /** By the provider's clock. */
  at: string
  subscriptionRef: string | null
  /** From the metadata. */
  checkoutId: string | null
  userId: string | null
  customerRef: string | null
  what: SubscriptionUpdate | PaymentReceived | PaymentDeclined | PaymentRefunded
}

/** The latest one counts. */
export interface SubscriptionUpdate {
  kind: 'subscription'
  status: 'waiting' | 'active' | 'past_due' | 'over'
  product: string
  /** Before tax; `null` when the provider's amount means something else. */
  amount: number | null
  currency: string
  periodEnd: string | null
  cancelAtEnd: boolean
}

export interface PaymentReceived {
  kind: 'payment'
  paymentRef: string
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
  /** `null` when `amount` is the total until then. */
  refundRef: string | null
  /** `null`: the full amount. */
  amount: number | null
  isFull: boolean
}
