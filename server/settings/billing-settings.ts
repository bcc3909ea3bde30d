import { PROVIDERS, type Provider } from '#contract/billing/billing-rules.ts'
import type { PaymentSettings, ProviderSettings } from '#server/billing/providers/payment-port.ts'
import { isNear } from './engine-settings.ts'
import { choice, type Env, SettingError, url, whole } from './setting-readers.ts'

/**
 * Who takes the money. The test checkout, where none moves, is there by itself on a demo only; anywhere else somebody has to say so.
 * @throws SettingError that names what is missing
 */
export function readPayments(env: Env, isDemo: boolean): PaymentSettings {
  const provider = choice(env, 'BILLING_PROVIDER', ['none', ...PROVIDERS], isDemo ? 'test' : 'none') as Provider | 'none'
  const chosen = provider === 'none' ? null : provider
  const settings = {
    provider: chosen,
    polar: account(env, 'POLAR', 'https://api.polar.sh', chosen),
    dodo: account(env, 'DODO', 'https://live.dodopayments.com', chosen),
  }
  if ((settings.polar || settings.dodo) && !env.PUBLIC_URL)
    throw new SettingError('PUBLIC_URL must be set where payments are taken: people are sent back to it.')
  return settings
}

const PARTS = ['TOKEN', 'WEBHOOK_SECRET', 'PRODUCT_MONTHLY', 'PRODUCT_YEARLY'] as const

/** All of its settings or none: the one that is chosen, and one that people still pay through, need each of them. */
function account(env: Env, name: 'POLAR' | 'DODO', usualUrl: string, chosen: Provider | null): ProviderSettings | null {
  const isChosen = chosen === name.toLowerCase()
  const missing = PARTS.filter((part) => !env[`BILLING_${name}_${part}`]).map((part) => `BILLING_${name}_${part}`)
  if (missing.length === PARTS.length && !isChosen) return null
  if (missing.length > 0) throw new SettingError(`${missing.join(', ')} must be set to take payments through ${NAMES[name]}.`)
  const given = (part: (typeof PARTS)[number]) => env[`BILLING_${name}_${part}`] ?? ''
  const address = url(env, `BILLING_${name}_URL`, ['http:', 'https:']) ?? usualUrl
  if (address.startsWith('http:') && !isNear(new URL(address).hostname))
    throw new SettingError(`BILLING_${name}_URL must begin with https://.`)
  if (given('PRODUCT_MONTHLY') === given('PRODUCT_YEARLY'))
    throw new SettingError(`BILLING_${name}_PRODUCT_MONTHLY and BILLING_${name}_PRODUCT_YEARLY must be two products.`)
  return {
    url: address.replace(/\/+$/, ''),
    token: given('TOKEN'),
    webhookSecret: given('WEBHOOK_SECRET'),
    products: { monthly: given('PRODUCT_MONTHLY'), yearly: given('PRODUCT_YEARLY') },
    timeoutMs: whole(env, 'BILLING_TIMEOUT_SECONDS', 8, 1, 15) * 1000,
  }
}

const NAMES = { POLAR: 'Polar', DODO: 'Dodo Payments' }
