import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const POLAR = {
  PUBLIC_URL: 'https://catalyst.example',
  BILLING_PROVIDER: 'polar',
  BILLING_POLAR_TOKEN: 'polar_oat_secret',
  BILLING_POLAR_WEBHOOK_SECRET: 'whsec_secret',
  BILLING_POLAR_PRODUCT_MONTHLY: 'm',
  BILLING_POLAR_PRODUCT_YEARLY: 'y',
}

describe('who takes the money', () => {
  test('is the test checkout on a demo, and nobody anywhere else unless somebody says so', () => {
    expect(readSettings({}).payments.provider).toBe('test')
    for (const env of [{ DEMO: '0' }, { NODE_ENV: 'production' }, { DATABASE_URL: 'postgres://u@h/d' }]) {
      expect(readSettings(env).payments.provider).toBeNull()
      expect(readSettings({ ...env, BILLING_PROVIDER: 'test' }).payments.provider).toBe('test')
    }
    expect(readSettings({ BILLING_PROVIDER: 'none' }).payments.provider).toBeNull()
  })

  test('is Polar or Dodo with all of their settings', () => {
    const { provider, polar, dodo } = readSettings(POLAR).payments
    expect([provider, polar?.url, dodo]).toEqual(['polar', 'https://api.polar.sh', null])
  })

  test('may change, and those whom people paid before are still heard', () => {
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
    [{ BILLING_POLAR_TOKEN: 'polar_oat_secret' }, 'BILLING_POLAR_WEBHOOK_SECRET, BILLING_POLAR_PRODUCT_MONTHLY'],
  ])('%j stops the start with a sentence that names it', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
    expect(() => readSettings(env)).not.toThrow('secret"')
  })
})
