import type { Prices, Provider } from '#contract/billing/billing-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import type { PaymentSettings } from '#server/settings/billing-settings.ts'
import type { GstSettings } from '#server/settings/gst-settings.ts'
import { dodo } from './dodo.ts'
import type { PaymentProvider } from './payment-port.ts'
import { polar } from './polar.ts'
import { testPayments } from './test-payments.ts'

export interface Payments {
  /** For new purchases. */
  chosen: PaymentProvider | null
  of(name: Provider): PaymentProvider | undefined
  /** For new purchases. */
  prices: Prices
  gst: GstSettings | null
  /** If chosen. */
  test: ReturnType<typeof testPayments> | null
}

export interface BillingDeps {
  db: Db
  queue: Queue
  payments: Payments
  publicUrl: string
}

/** @param ownUrl for webhooks of the test checkout */
export function openPayments({ provider, ...settings }: PaymentSettings, db: Db, ownUrl: () => string): Payments {
  const test = provider === 'test' ? testPayments(db, ownUrl) : null
  const all: Partial<Record<Provider, PaymentProvider>> = {
    ...(test ? { test } : {}),
    ...(settings.polar ? { polar: polar(settings.polar) } : {}),
    ...(settings.dodo ? { dodo: dodo(settings.dodo) } : {}),
  }
  return {
    chosen: (provider && all[provider]) ?? null,
    of: (name) => all[name],
    test,
    prices: settings.prices,
    gst: settings.gst,
  }
}
