import { describe, expect, test } from 'vitest'
import { yearlySaving } from '#contract/billing/billing-rules.ts'
import { readSettings } from './settings.ts'

const POLAR = {
  PUBLIC_URL: 'https://catalyst.example',
  BILLING_PROVIDER: 'polar',
  BILLING_POLAR_TOKEN: 'polar_oat_secret',
  BILLING_POLAR_WEBHOOK_SECRET: 'whsec_secret',
  BILLING_POLAR_PRODUCT_MONTHLY: 'm',
  BILLING_POLAR_PRODUCT_YEARLY: 'y',
}

describe('the payment provider', () => {
  test('is the test checkout on a demo, and none elsewhere unless it is set', () => {
    expect(readSettings({}).payments.provider).toBe('test')
    for (const env of [{ DEMO: '0' }, { NODE_ENV: 'production' }, { DATABASE_URL: 'postgres://u@h/d' }]) {
      expect(readSettings(env).payments.provider).toBeNull()
      expect(readSettings({ ...env, BILLING_PROVIDER: 'test' }).payments.provider).toBe('test')
    }
    expect(readSettings({ BILLING_PROVIDER: 'none' }).payments.provider).toBeNull()
  })

  test('can be Polar or Dodo, with all of their settings', () => {
    const { provider, polar, dodo } = readSettings(POLAR).payments
    expect([provider, polar?.url, dodo]).toEqual(['polar', 'https://api.polar.sh', null])
  })

  test('can be changed, and the earlier provider can still send webhooks', () => {
    const dodo = Object.fromEntries(
      Object.entries(POLAR).map(([name, value]) => [name.replace('POLAR', 'DODO'), value === 'polar' ? 'dodo' : value]),
    )
    const { payments } = readSettings({ ...POLAR, ...dodo })
    expect([payments.provider, payments.polar?.token, payments.dodo?.url]).toEqual([
      'dodo',
      'polar_oat_secret',
      'https://live.dodopayments.com',
    ])
  })

  test('takes the prices of the plans, rupees on a demo, or the two that the operator set', () => {
    const dollars = { monthly: { amount: 150, currency: 'USD' }, yearly: { amount: 1344, currency: 'USD' } }
    expect(readSettings({ DEMO: '0' }).payments.prices).toEqual(dollars)
    expect(readSettings({ ...POLAR, DEMO: '1' }).payments.prices).toEqual(dollars)
    const demo = readSettings({}).payments.prices
    expect(demo).toEqual({ monthly: { amount: 13200, currency: 'INR' }, yearly: { amount: 118800, currency: 'INR' } })
    expect(yearlySaving(demo)).toBe(25)
    const { prices } = readSettings({ BILLING_PRICE_MONTHLY: '149 INR', BILLING_PRICE_YEARLY: '1340.50 INR' }).payments
    expect(prices).toEqual({ monthly: { amount: 14900, currency: 'INR' }, yearly: { amount: 134050, currency: 'INR' } })
  })

  test.each([
    [{ BILLING_PROVIDER: 'stripe' }, 'BILLING_PROVIDER must be one of none, test, polar, dodo, not "stripe".'],
    [
      { BILLING_PROVIDER: 'dodo' },
      'BILLING_DODO_TOKEN, BILLING_DODO_WEBHOOK_SECRET, BILLING_DODO_PRODUCT_MONTHLY, BILLING_DODO_PRODUCT_YEARLY must be set',
    ],
    [{ ...POLAR, BILLING_POLAR_WEBHOOK_SECRET: '' }, 'BILLING_POLAR_WEBHOOK_SECRET must be set to take payments through Polar.'],
    [{ ...POLAR, PUBLIC_URL: '' }, 'PUBLIC_URL must be set where payments are taken'],
    [{ ...POLAR, BILLING_POLAR_PRODUCT_YEARLY: 'm' }, 'must be two products'],
    [{ ...POLAR, BILLING_POLAR_URL: 'http://api.polar.sh' }, 'BILLING_POLAR_URL must begin with https://.'],
    [{ BILLING_PRICE_MONTHLY: '₹149' }, 'BILLING_PRICE_MONTHLY must be an amount and a currency, such as "149 INR", not "₹149".'],
    [
      { BILLING_PRICE_MONTHLY: '149 INR' },
      'BILLING_PRICE_MONTHLY and BILLING_PRICE_YEARLY must be set together, in one currency.',
    ],
    [{ BILLING_PRICE_MONTHLY: '149 INR', BILLING_PRICE_YEARLY: '18 USD' }, 'must be set together, in one currency.'],
    [{ BILLING_POLAR_TOKEN: 'polar_oat_secret' }, 'BILLING_POLAR_WEBHOOK_SECRET, BILLING_POLAR_PRODUCT_MONTHLY'],
  ])('%j prevents the start with a message that names it', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
    expect(() => readSettings(env)).not.toThrow('secret"')
  })
})
