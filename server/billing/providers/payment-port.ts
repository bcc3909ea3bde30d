import type { Provider } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { PaymentEvent } from './payment-event.ts'
import type { RawMessage } from './standard-webhook.ts'

/** What somebody is about to pay. */
export interface Purchase {
  checkoutId: string
  userId: string
  email: string
  product: string
  amount: number
  currency: string
  /** Where the browser comes back to. */
  returnUrl: string
  /** Where it goes if nothing is bought. */
  leftUrl: string
}

/** A subscription as the provider knows it. */
export interface AtProvider {
  subscriptionRef: string
  customerRef: string | null
  userId: string
}

/** Somebody who takes money and tells of it by signed messages. All calls throw `EngineFailure`. */
export interface PaymentProvider {
  name: Provider
  /** What it calls the subscription of a cycle. */
  product(cycle: BillingCycle): string
  createCheckout(purchase: Purchase): Promise<{ url: string; sessionRef: string }>
  /** @returns nothing for what is not signed, by whomever */
  open(message: RawMessage): Promise<{ id: string; text: string } | undefined>
  /** @returns `unknown` for what means nothing here. @throws for a message that is not as the provider documents it */
  read(id: string, payload: unknown): PaymentEvent | 'unknown'
  /** Ends it with its period, or takes that back. @returns the subscription as it is then, where the provider says so at once */
  setCancelled(subscription: AtProvider, isCancelled: boolean, now: Date): Promise<PaymentEvent | undefined>
  /** Ends it at once; what has ended before is no failure. */
  end(subscriptionRef: string, now: Date): Promise<void>
  portalUrl(subscription: AtProvider, returnUrl: string): Promise<string>
}
