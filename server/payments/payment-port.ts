import type { Provider } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { PaymentEvent } from './payment-event.ts'
import type { RawMessage } from './standard-webhook.ts'

export interface Purchase {
  checkoutId: string
  userId: string
  email: string
  product: string
  amount: number
  currency: string
  /** Where the browser returns after the payment. */
  returnUrl: string
  /** Where the browser returns without a payment. */
  leftUrl: string
}

/** A subscription as the provider knows it. */
export interface AtProvider {
  subscriptionRef: string
  customerRef: string | null
  userId: string
}

/** A payment provider that sends signed webhooks. All calls throw `ExternalServiceError`. */
export interface PaymentProvider {
  name: Provider
  /** The provider's product for a cycle. */
  product(cycle: BillingCycle): string
  /** Whether its page offers UPI for this currency. */
  hasUpi(currency: string): boolean
  createCheckout(purchase: Purchase): Promise<{ url: string; sessionRef: string }>
  /** Verifies the signature. @returns `undefined` when it is not valid */
  open(message: RawMessage): Promise<{ id: string; text: string } | undefined>
  /** @returns `unknown` for types that we do not use. @throws for a message with an undocumented shape */
  read(id: string, payload: unknown): PaymentEvent | 'unknown'
  /** Cancels at the end of the period, or resumes. @returns the new state, if the provider replies with it */
  setCancelled(subscription: AtProvider, isCancelled: boolean, now: Date): Promise<PaymentEvent | undefined>
  /** Ends it at once. Ending twice is not an error. */
  end(subscriptionRef: string, now: Date): Promise<void>
  /** Refunds what is left of a payment. Asking twice is not an error. @returns whether the refund has succeeded; false while it is under way */
  refund(paymentRef: string, now: Date): Promise<boolean>
  portalUrl(subscription: AtProvider, returnUrl: string): Promise<string>
}
