import { describe, expect, test } from 'vitest'
import { DEFAULT_PRICES } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import { describeCancellation, describeSubscription, isLive } from './billing-status.ts'

const NOW = new Date('2026-03-10T06:00:00Z')
const NOTHING: Subscription = {
  state: null,
  plan: null,
  cycle: null,
  price: null,
  provider: null,
  started_at: null,
  trial_ends_at: null,
  current_period_end: null,
  grace_until: null,
  cancel_at_end: false,
  ended_at: null,
  can_start_trial: true,
  can_checkout: true,
  can_cancel: false,
  can_resume: false,
  has_portal: false,
  checkout: 'open',
  prices: DEFAULT_PRICES,
  has_upi: false,
}
const PAID: Subscription = {
  ...NOTHING,
  plan: 'pro',
  cycle: 'yearly',
  provider: 'polar',
  price: { amount: 1344, currency: 'USD' },
  current_period_end: '2026-12-05T06:00:00Z',
}
const describeWith = (parts: Partial<Subscription>) => describeSubscription({ ...PAID, ...parts }, NOW)

describe('the status of a subscription', () => {
  test('a user who never subscribed sees no status', () => {
    expect(describeSubscription(NOTHING, NOW)).toBeUndefined()
  })

  test('a trial says when it ends and that nothing is charged, and counts the last days', () => {
    const trial = (trial_ends_at: string) => describeSubscription({ ...NOTHING, state: 'trialing', trial_ends_at }, NOW)
    expect(trial('2026-03-20T06:00:00Z')).toBe(
      'Your free trial of Pro ends on 20 Mar 2026. After that you return to Free, and nothing is charged.',
    )
    expect(trial('2026-03-12T18:00:00Z')).toContain('12 Mar 2026, in 3 days.')
    expect(trial('2026-03-10T18:00:00Z')).toContain('10 Mar 2026, in less than a day.')
  })

  test('every status says its date', () => {
    expect(describeWith({ state: 'active' })).toBe('Pro, $13.44 a year. It renews on 5 Dec 2026.')
    expect(describeWith({ state: 'pending_renewal' })).toContain('ended on 5 Dec 2026, and your bank has not confirmed')
    expect(describeWith({ state: 'past_due', grace_until: '2026-12-12T06:00:00Z' })).toContain('You keep Pro until 12 Dec 2026')
    expect(describeWith({ state: 'canceled_at_end' })).toBe(
      'Cancelled. You keep Pro until 5 Dec 2026, and won’t be charged again.',
    )
    expect(describeWith({ state: 'ended', ended_at: '2026-12-05T06:00:00Z' })).toBe('Your subscription ended on 5 Dec 2026.')
    expect(describeWith({ state: 'ended', provider: null, ended_at: '2026-12-05T06:00:00Z' })).toBe(
      'Your free trial ended on 5 Dec 2026.',
    )
  })

  test('the cancel dialog says how long Pro stays', () => {
    expect(describeCancellation({ ...PAID, state: 'active' })).toBe('You keep Pro until 5 Dec 2026, the end of the paid period.')
    expect(describeCancellation({ ...PAID, state: 'past_due' })).toBe('Your paid period is over, so Pro may end immediately.')
  })

  test('a subscription counts as live until it has ended', () => {
    expect(isLive({ ...PAID, state: 'past_due' })).toBe(true)
    expect(isLive({ ...PAID, state: 'ended' })).toBe(false)
    expect(isLive(NOTHING)).toBe(false)
  })
})
