/** What a payment provider told, in words of ours. Nothing in it names a person: it is kept. */
export interface PaymentEvent {
  /** The provider's own, the same for each time it is sent. */
  id: string
  /** The provider's word for it. */
  type: string
  /** When it happened, by the provider's clock. */
  at: string
  subscriptionRef: string | null
  /** Our checkout, which we had the provider carry along. */
  checkoutId: string | null
  /** Who the provider says has paid: the id that we gave. */
  userId: string | null
  customerRef: string | null
  what: SubscriptionUpdate | PaymentReceived | PaymentDeclined | PaymentRefunded
}

/** A subscription as it was at that moment: the latest one counts. */
export interface SubscriptionUpdate {
  kind: 'subscription'
  /** `waiting`: nothing is paid yet. */
  status: 'waiting' | 'active' | 'past_due' | 'over'
  product: string
  /** Before tax; `null` where the provider's figure has another meaning. */
  amount: number | null
  currency: string
  periodEnd: string | null
  cancelAtEnd: boolean
}

export interface PaymentReceived {
  kind: 'payment'
  paymentRef: string
  /** `null` where the provider does not say. */
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
  /** One of several refunds; `null` where `amount` is all that was given back of this payment until then. */
  refundRef: string | null
  /** `null`: all of it. */
  amount: number | null
  isFull: boolean
}
