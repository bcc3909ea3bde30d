import { describe, expect, test } from 'vitest'
import { subscriptions } from '#contract/billing/subscriptions.ts'
import { readSettings } from '#server/settings/settings.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp({ TRIALS_PER_DEVICE_PER_DAY: '5', TRIALS_PER_NETWORK_PER_DAY: '40' })
const HOUR = 60 * 60_000

const SHARED = 'a'.repeat(22)
const at = (ip: string, device = SHARED) => ({ ip, headers: { cookie: `device=${device}` } })
/** Somebody new starts a trial. */
const start = async (ip: string, timeZone?: string, device?: string) =>
  app.call(subscriptions.startTrial, { as: await app.person('free', timeZone), ...at(ip, device) })

describe('free trials of one device', () => {
  test('five can be started in 24 hours; after that the reply says when the next one can be', async () => {
    for (let n = 0; n < 5; n++) expect((await start('203.0.113.7')).statusCode).toBe(200)
    app.pass(HOUR)
    const refused = await start('203.0.113.7')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().error]).toEqual([
      429,
      String(23 * 3600),
      'Several free trials were started from your device today. You can start yours after 11:30 on 16 January.',
    ])
    expect((await start('203.0.113.7', 'America/New_York')).json().error).toContain('after 01:00 on 16 January.')
    expect((await start('203.0.113.8')).statusCode).toBe(200)
    app.pass(23 * HOUR)
    expect((await start('203.0.113.7')).statusCode).toBe(200)
  })

  test('abuse 17: ten throw-away accounts that start at once get five trials', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => app.person()))
    const replies = await Promise.all(people.map((as) => app.call(subscriptions.startTrial, { as, ...at('203.0.113.7') })))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(5)
  })

  test('a coaching centre behind one address: each starts on their own phone, and the network as a whole has a limit', async () => {
    const phone = (n: number) => String(n).padStart(22, 'p')
    for (let n = 0; n < 40; n++) expect((await start('203.0.113.7', undefined, phone(n))).statusCode).toBe(200)
    const refused = await start('203.0.113.7', undefined, phone(40))
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'Several free trials were started from your network today. You can start yours after 11:30 on 16 January.',
    ])
    expect((await start('203.0.113.8', undefined, phone(40))).statusCode).toBe(200)
  })

  test('by default 200 may be started in a network in a day, five of them on one device', () => {
    expect(readSettings({}).trials).toEqual({ perDevice: 5, perNetwork: 200 })
  })

  test('addresses of one IPv6 /64 are one network', async () => {
    for (let n = 1; n <= 5; n++) await start(`2001:db8:1:2::${n}`)
    expect((await start('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
    expect((await start('2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('a trial that is refused for another reason is not counted', async () => {
    const reader = await app.person()
    const again = () => app.call(subscriptions.startTrial, { as: reader, ...at('203.0.113.7') })
    await again()
    for (let n = 0; n < 10; n++) expect((await again()).statusCode).toBe(409)
    expect((await start('203.0.113.7')).statusCode).toBe(200)
  })

  test('the network is stored as a keyed hash, and for a day', async () => {
    await start('203.0.113.7')
    const stored = () => app.db.selectFrom('billing_trial_networks').selectAll().execute()
    expect(JSON.stringify(await stored())).not.toContain('203.0.113.7')
    app.pass(24 * HOUR)
    await app.runSchedule('delete-old-payment-events')
    expect(await stored()).toEqual([])
  })
})
