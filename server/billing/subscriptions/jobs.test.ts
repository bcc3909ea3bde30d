import { describe, expect, test } from 'vitest'
import { notifications } from '#contract/messaging/notifications.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { billingFixture, DAY, HOUR, payment, subscriptionUpdate } from '#tests/support/fixtures/billing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { mailCustomer } from './jobs.ts'

const app = testApp({ BILLING_PROVIDER: 'test' })
const desk = billingFixture(app)

const noticesOf = async (as: Person) =>
  ((await app.call(notifications.list, { as })).json().data as { title: string }[]).map(({ title }) => title)

describe('a subscription over time', () => {
  test('goes through renewal, a failed payment, the grace period and its end', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    const seenSoFar: (string | null)[][] = []
    const look = async () => void seenSoFar.push([await desk.state(reader), await desk.role(reader)])
    await look()
    await desk.clock(29 * DAY)
    await look()
    // The period is over without an event: the bank has two days.
    await desk.clock(DAY + HOUR)
    await look()
    await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))
    await desk.tell(begun, payment('monthly', `${begun.subscription}_2`))
    await look()
    await desk.clock(31 * DAY)
    await look()
    await desk.tell(begun, { kind: 'declined', paymentRef: `${begun.subscription}_3` })
    await look()
    expect((await desk.subscription(reader)).grace_until).toBe(new Date(app.now.getTime() + 7 * DAY).toISOString())
    await desk.clock(7 * DAY - HOUR)
    await look()
    await desk.clock(2 * HOUR)
    await look()
    expect(seenSoFar).toEqual([
      ['active', 'pro'],
      ['active', 'pro'],
      ['pending_renewal', 'pro'],
      ['active', 'pro'],
      ['pending_renewal', 'pro'],
      ['past_due', 'pro'],
      ['past_due', 'pro'],
      ['ended', 'free'],
    ])
    expect(await noticesOf(reader)).toEqual([
      'Your subscription has ended',
      'Your payment did not go through',
      'We have received your payment',
      'We have received your payment',
    ])
    await app.runJobs()
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'We have received your payment',
      'We have received your payment',
      'Your payment did not go through',
      'Your subscription has ended',
    ])
  })

  test('is told in the language of the account, also by jobs of earlier versions', async () => {
    const reader = await app.person()
    await app.db.updateTable('users').set({ interface_language: 'ta' }).where('user_id', '=', reader.id).execute()
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now, { cancelAtEnd: true }))
    await app.runJobs()
    const context = {
      db: app.db,
      settings: { publicUrl: 'https://catalyst.test' },
      sendMail: async (mail: Mail) => void app.mails.push(mail),
    }
    await mailCustomer(context as never, { userId: reader.id, kind: 'cancelled', detail: '5 December 2026' }, {
      id: 'job',
    } as never)
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'நீங்கள் செலுத்திய பணம் கிடைத்தது',
      'உங்கள் சந்தா ரத்துசெய்யப்பட்டது',
      'உங்கள் சந்தா ரத்துசெய்யப்பட்டது',
    ])
    expect(app.mails[1]?.text).toContain('14 பிப்ரவரி, 2026')
    expect(app.mails[2]?.text).toContain('5 டிசம்பர், 2026')
  })

  test('keeps Pro for two days after a period without a payment, and then for a week of grace', async () => {
    const reader = await app.person()
    await desk.paid(await desk.begun(reader))
    const states: (string | null)[] = []
    for (const hours of [30 * 24 + 1, 46, 2, 7 * 24 - 2, 2]) {
      await desk.clock(hours * HOUR)
      states.push(await desk.state(reader))
    }
    expect(states).toEqual(['pending_renewal', 'pending_renewal', 'past_due', 'past_due', 'ended'])
    expect(await desk.role(reader)).toBe('free')
  })

  test('ends after a cancellation at the exact end of its period', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now, { cancelAtEnd: true }))
    expect(await desk.state(reader)).toBe('canceled_at_end')
    await desk.clock(30 * DAY - 60_000)
    expect([await desk.state(reader), await desk.role(reader)]).toEqual(['canceled_at_end', 'pro'])
    await desk.clock(60_000)
    expect([await desk.state(reader), await desk.role(reader)]).toEqual(['ended', 'free'])
    expect(await noticesOf(reader)).toEqual([
      'Your subscription has ended',
      'Your subscription is cancelled',
      'We have received your payment',
    ])
  })

  test('a late payment gives Pro again', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    await desk.clock(40 * DAY)
    expect(await desk.role(reader)).toBe('free')
    await desk.tell(begun, payment('monthly', `${begun.subscription}_2`))
    await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))
    expect([await desk.role(reader), await desk.state(reader)]).toEqual(['pro', 'active'])
  })

  test('a failed card in the middle of a paid period changes nothing', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    await desk.clock(10 * DAY)
    await desk.tell(begun, { kind: 'declined', paymentRef: 'pay_x' })
    await desk.clock(19 * DAY)
    expect([await desk.state(reader), await desk.role(reader)]).toEqual(['active', 'pro'])
  })
})
