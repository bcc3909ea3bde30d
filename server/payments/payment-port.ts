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
  returnUrl: string
  /** Without a payment. */
  leftUrl: string
}

export interface AtProvider {
  subscriptionRef: string
  customerRef: string | null
  userId: string
}

/** All calls throw `ExternalServiceError`. */
export interface PaymentProvider {
  name: Provider
  product(cycle: BillingCycle): string
  hasUpi(currency: string): boolean
  createCheckout(purchase: Purchase): Promise<{ url: string; sessionRef: string }>
  /** @returns `undefined` when the signature is invalid */
  open(message: RawMessage): Promise<{ id: string; text: string } | undefined>
  /**
   * @returns `unknown` for unused types
   * @throws for an undocumented shape
   */
  read(id: string, payload: unknown): PaymentEvent | 'unknown'
  /**
   * At the end of the period.
   * @returns the new state, if known
   */
  setCancelled(subscription: AtProvider, isCancelled: boolean, now: Date): Promise<PaymentEvent | undefined>
  /** At once. Idempotent. */
  end(subscriptionRef: string, now: Date): Promise<void>
  /**
   * Idempotent.
   * @returns false while pending
   */
  refund(paymentRef: string, now: Date): Promise<boolean>
  portalUrl(subscription: AtProvider, returnUrl: string): Promise<string>
}
