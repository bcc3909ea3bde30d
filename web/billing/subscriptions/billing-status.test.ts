import { describe, expect, test } from 'vitest'
import type { Subscription } from '#contract/billing/checkout.ts'
import { isLive, standingOf, whatIsKept } from './billing-status.ts'

const NOW = new Date('2026-03-10T06:00:00Z')
const NOTHING: Subscription = {
  ...{ state: null, plan: null, cycle: null, price: null, provider: null, started_at: null, trial_ends_at: null },
  ...{ current_period_end: null, grace_until: null, cancel_at_end: false, ended_at: null },
  ...{ can_start_trial: true, can_checkout: true, can_cancel: false, can_resume: false, has_portal: false, checkout: 'open' },
}
const PAID: Subscription = {
  ...NOTHING,
  plan: 'pro',
  cycle: 'yearly',
  provider: 'polar',
  price: { amount: 1344, currency: 'USD' },
  current_period_end: '2026-12-05T06:00:00Z',
}
const said = (parts: Partial<Subscription>) => standingOf({ ...PAID, ...parts }, NOW)

describe('what a subscription is, in words', () => {
  test('who never had one is told nothing', () => {
    expect(standingOf(NOTHING, NOW)).toBeUndefined()
  })

  test('a trial says when it ends and that nothing is charged; how soon only when it is near', () => {
    const trial = (trial_ends_at: string) => standingOf({ ...NOTHING, state: 'trialing', trial_ends_at }, NOW)
    expect(trial('2026-03-20T06:00:00Z')).toBe(
      'Your free trial of Pro ends on 20 Mar 2026. You are back on Free then: there is no card, and nothing is charged.',
    )
    expect(trial('2026-03-12T18:00:00Z')).toContain('12 Mar 2026, in 3 days.')
    expect(trial('2026-03-10T18:00:00Z')).toContain('10 Mar 2026, in less than a day.')
  })

  test('each state has its date', () => {
    expect(said({ state: 'active' })).toBe('Pro, $13.44 a year. It renews on 5 Dec 2026.')
    expect(said({ state: 'pending_renewal' })).toContain('was over on 5 Dec 2026, and your bank has not confirmed')
    expect(said({ state: 'past_due', grace_until: '2026-12-12T06:00:00Z' })).toContain('You keep Pro until 12 Dec 2026')
    expect(said({ state: 'canceled_at_end' })).toBe('Cancelled. You keep Pro until 5 Dec 2026, and nothing more is charged.')
    expect(said({ state: 'ended', ended_at: '2026-12-05T06:00:00Z' })).toBe('Your subscription ended on 5 Dec 2026.')
    expect(said({ state: 'ended', provider: null, ended_at: '2026-12-05T06:00:00Z' })).toBe(
      'Your free trial ended on 5 Dec 2026.',
    )
  })

  test('whoever cancels is told what they keep', () => {
    expect(whatIsKept({ ...PAID, state: 'active' })).toBe('You keep Pro until 5 Dec 2026: that time is paid for.')
    expect(whatIsKept({ ...PAID, state: 'past_due' })).toBe('The time you paid for is over, so Pro may end at once.')
  })

  test('all but an ended one is there', () => {
    expect(isLive({ ...PAID, state: 'past_due' })).toBe(true)
    expect(isLive({ ...PAID, state: 'ended' })).toBe(false)
    expect(isLive(NOTHING)).toBe(false)
  })
})
