import { z } from 'zod'
import { DEFAULT_PRICES, DEMO_PRICES, PROVIDERS, type Prices, type Provider } from '#contract/billing/billing-rules.ts'
import { parseMoney } from '#contract/billing/money.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { choice, type Env, isNear, optional, parseEnv, SettingError, webUrl, whole, withoutSlash } from './env.ts'
import { type GstSettings, readGst } from './gst-settings.ts'

const text = () => optional(z.string())
const price = () =>
  optional(
    z.string().transform((given, issues) => {
      const money = parseMoney(given)
      if (!money) issues.addIssue(`must be an amount and a currency, such as "149 INR", not "${given}".`)
      return money ?? z.NEVER
    }),
  )

export const BillingEnv = z.object({
  BILLING_PROVIDER: optional(choice(['none', ...PROVIDERS])).meta({
    default: '`test` on a demo, else `none`',
    description:
      'payment provider for Pro: `none`, `test` (no money is charged), `polar` or `dodo`; see [payments](operations/services.md#payments)',
  }),
  BILLING_PRICE_MONTHLY: price().meta({
    default: '`1.50 USD`; `132 INR` in the test checkout of a demo',
    description:
      'price of a month of Pro, such as `149 INR`; see [prices](operations/services.md#prices). Existing subscriptions keep their price',
  }),
  BILLING_PRICE_YEARLY: price().meta({
    default: '`13.44 USD`; `1188 INR` in the test checkout of a demo',
    description: 'price of a year of Pro, in the same currency',
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
  BILLING_TIMEOUT_SECONDS: whole(1, 15).default(8).meta({ description: 'timeout for calls to a payment provider' }),
})

export interface ProviderSettings {
  url: string
  token: string
  webhookSecret: string
  products: Record<BillingCycle, string>
  timeoutMs: number
}

export interface PaymentSettings {
  /** For new payments. */
  provider: Provider | null
  /** All configured providers: earlier payments may still change. */
  polar: ProviderSettings | null
  dodo: ProviderSettings | null
  prices: Prices
  gst: GstSettings | null
}

/** @throws SettingError */
export function readPayments(env: Env, isDemo: boolean): PaymentSettings {
  const given = parseEnv(BillingEnv, env)
  const provider = given.BILLING_PROVIDER ?? (isDemo ? 'test' : 'none')
  const chosen = provider === 'none' ? null : provider
  const settings = {
    provider: chosen,
    polar: account(given, 'POLAR', chosen),
    dodo: account(given, 'DODO', chosen),
    prices: pricesIn(given, isDemo && chosen === 'test' ? DEMO_PRICES : DEFAULT_PRICES),
    gst: readGst(env),
  }
  if ((settings.polar || settings.dodo) && !env.PUBLIC_URL)
    throw new SettingError('PUBLIC_URL must be set where payments are taken: people are sent back to it.')
  return settings
}

function pricesIn(given: z.output<typeof BillingEnv>, otherwise: Prices): Prices {
  const { BILLING_PRICE_MONTHLY: monthly, BILLING_PRICE_YEARLY: yearly } = given
  if (!monthly && !yearly) return otherwise
  if (!monthly || !yearly || monthly.currency !== yearly.currency)
    throw new SettingError('BILLING_PRICE_MONTHLY and BILLING_PRICE_YEARLY must be set together, in one currency.')
  return { monthly, yearly }
}

const NAMES = { POLAR: 'Polar', DODO: 'Dodo Payments' }
const PARTS = ['TOKEN', 'WEBHOOK_SECRET', 'PRODUCT_MONTHLY', 'PRODUCT_YEARLY'] as const

/** A provider needs all its settings or none. */
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
