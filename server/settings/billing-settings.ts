import { z } from 'zod'
import { PROVIDERS, type Provider } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { choice, type Env, isNear, optional, parseEnv, SettingError, webUrl, whole, withoutSlash } from './env.ts'

const text = () => optional(z.string())

export const BillingEnv = z.object({
  BILLING_PROVIDER: optional(choice(['none', ...PROVIDERS])).meta({
    default: '`test` on a demo, else `none`',
    description:
      'who takes money for Pro: `none`, `test` (no money moves), `polar`, `dodo`; see [payments](operations/services.md#payments)',
  }),
  BILLING_POLAR_TOKEN: text().meta({ description: 'access token of Polar' }),
  BILLING_POLAR_WEBHOOK_SECRET: text().meta({ description: 'secret of its webhook' }),
  BILLING_POLAR_PRODUCT_MONTHLY: text().meta({ description: 'its product for a month of Pro' }),
  BILLING_POLAR_PRODUCT_YEARLY: text().meta({ description: 'its product for a year of Pro' }),
  BILLING_POLAR_URL: webUrl()
    .default('https://api.polar.sh')
    .meta({ description: 'its address; the sandbox is `https://sandbox-api.polar.sh`' }),
  BILLING_DODO_TOKEN: text().meta({ description: 'access token of Dodo Payments' }),
  BILLING_DODO_WEBHOOK_SECRET: text().meta({ description: 'secret of its webhook' }),
  BILLING_DODO_PRODUCT_MONTHLY: text().meta({ description: 'its product for a month of Pro' }),
  BILLING_DODO_PRODUCT_YEARLY: text().meta({ description: 'its product for a year of Pro' }),
  BILLING_DODO_URL: webUrl()
    .default('https://live.dodopayments.com')
    .meta({ description: 'its address; for tests `https://test.dodopayments.com`' }),
  BILLING_TIMEOUT_SECONDS: whole(1, 15).default(8).meta({ description: 'how long a payment provider is waited for' }),
})

/** Where a provider is, what opens it, and what it sells for us. */
export interface ProviderSettings {
  url: string
  token: string
  webhookSecret: string
  products: Record<BillingCycle, string>
  timeoutMs: number
}

export interface PaymentSettings {
  /** Who is asked to take money; `null`: nobody. */
  provider: Provider | null
  /** All that are configured: earlier payments through them may still change. */
  polar: ProviderSettings | null
  dodo: ProviderSettings | null
}

/**
 * Who takes the money. The test checkout, where none moves, is the default of a demo only.
 * @throws SettingError that names what is missing
 */
export function readPayments(env: Env, isDemo: boolean): PaymentSettings {
  const given = parseEnv(BillingEnv, env)
  const provider = given.BILLING_PROVIDER ?? (isDemo ? 'test' : 'none')
  const chosen = provider === 'none' ? null : provider
  const settings = { provider: chosen, polar: account(given, 'POLAR', chosen), dodo: account(given, 'DODO', chosen) }
  if ((settings.polar || settings.dodo) && !env.PUBLIC_URL)
    throw new SettingError('PUBLIC_URL must be set where payments are taken: people are sent back to it.')
  return settings
}

const NAMES = { POLAR: 'Polar', DODO: 'Dodo Payments' }
const PARTS = ['TOKEN', 'WEBHOOK_SECRET', 'PRODUCT_MONTHLY', 'PRODUCT_YEARLY'] as const

/** All of its settings or none: the chosen provider, and one with earlier payments, need each of them. */
function account(given: z.output<typeof BillingEnv>, name: 'POLAR' | 'DODO', chosen: Provider | null): ProviderSettings | null {
  const missing = PARTS.map((part) => `BILLING_${name}_${part}` as const).filter((variable) => !given[variable])
  if (missing.length === PARTS.length && chosen !== name.toLowerCase()) return null
  if (missing.length > 0) throw new SettingError(`${missing.join(', ')} must be set to take payments through ${NAMES[name]}.`)
  const value = (part: (typeof PARTS)[number]) => given[`BILLING_${name}_${part}`] ?? ''
  const address = given[`BILLING_${name}_URL`]
  if (address.startsWith('http:') && !isNear(new URL(address).hostname))
    throw new SettingError(`BILLING_${name}_URL must begin with https://.`)
  if (value('PRODUCT_MONTHLY') === value('PRODUCT_YEARLY'))
    throw new SettingError(`BILLING_${name}_PRODUCT_MONTHLY and BILLING_${name}_PRODUCT_YEARLY must be two products.`)
  return {
    url: withoutSlash(address),
    token: value('TOKEN'),
    webhookSecret: value('WEBHOOK_SECRET'),
    products: { monthly: value('PRODUCT_MONTHLY'), yearly: value('PRODUCT_YEARLY') },
    timeoutMs: given.BILLING_TIMEOUT_SECONDS * 1000,
  }
}
