import type { Provider } from '#contract/billing/billing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { dodo } from './dodo.ts'
import type { PaymentProvider, PaymentSettings } from './payment-port.ts'
import { polar } from './polar.ts'
import { testPayments } from './test-payments.ts'

export interface Payments {
  /** Who is asked now. */
  chosen: PaymentProvider | null
  of(name: Provider): PaymentProvider | undefined
  /** The built-in checkout, only where it is the one chosen. */
  test: ReturnType<typeof testPayments> | null
}

/**
 * @param db where the secret of the test checkout is kept
 * @param ownUrl where this process answers: the test checkout calls there, as a provider would
 */
export function openPayments({ provider, ...settings }: PaymentSettings, db: Db, ownUrl: () => string): Payments {
  const test = provider === 'test' ? testPayments(db, ownUrl) : null
  const all: Partial<Record<Provider, PaymentProvider>> = {
    ...(test ? { test } : {}),
    ...(settings.polar ? { polar: polar(settings.polar) } : {}),
    ...(settings.dodo ? { dodo: dodo(settings.dodo) } : {}),
  }
  return { chosen: (provider && all[provider]) ?? null, of: (name) => all[name], test }
}
