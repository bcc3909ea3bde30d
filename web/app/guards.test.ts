import { beforeEach, describe, expect, test } from 'vitest'
import { CHECKOUT_RETURN_PATH } from '#contract/billing/billing-rules.ts'
import { plans } from '#contract/billing/plans.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import type { Role } from '#contract/roles.ts'
import { chosenPlanOf, clearChosenPlan, setChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { adminsOnly, communityOnly, guestsOnly, membersOnly, withoutProOnly } from './guards.ts'

/** The path a guard redirects to; `null` when the user may stay. */
function sentTo(guard: () => void): string | null {
  try {
    guard()
    return null
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}

const signIn = (role: Role) =>
  saveSession('t', {
    id: '1',
    email: 'a@b.test',
    username: 'a',
    role,
    time_zone: 'UTC',
    reading_settings: STANDARD_READING,
    created_at: '2026-01-01T00:00:00Z',
    email_confirmed: true,
    legal_texts_to_accept: null,
  })
const opens = (path: string) => () => membersOnly({ request: new Request(`http://here.test${path}`) })

describe('a guard', () => {
  beforeEach(() => endSession())

  test('sends guests to the sign-in page, and says why when they wanted the plans', () => {
    expect(sentTo(opens('/community/forums'))).toBe('/login')
    expect(sentTo(opens('/subscription'))).toBe('/login?for=plans')
    expect(sentTo(opens(CHECKOUT_RETURN_PATH))).toBe('/login?for=payment')
    expect(sentTo(guestsOnly)).toBeNull()
    signIn('free')
    expect(sentTo(opens('/subscription'))).toBeNull()
    expect(sentTo(guestsOnly)).toBe('/dashboard')
  })

  test('sends a signed-in user who has picked a plan to the subscription page', () => {
    signIn('free')
    setChosenPlan(chosenPlanOf(plans.list.pro, 'yearly'))
    expect(sentTo(guestsOnly)).toBe('/subscription')
    clearChosenPlan()
    expect(sentTo(guestsOnly)).toBe('/dashboard')
  })

  test.each([
    ['free', '/subscription?for=community', '/dashboard', null],
    ['pro', null, '/dashboard', '/dashboard'],
    ['tester', null, '/dashboard', null],
    ['admin', null, null, '/dashboard'],
  ] as const)('lets a %s open the pages of that role only', (role, fromCommunity, fromAdministration, fromPlans) => {
    signIn(role)
    expect(sentTo(communityOnly)).toBe(fromCommunity)
    expect(sentTo(adminsOnly)).toBe(fromAdministration)
    expect(sentTo(withoutProOnly)).toBe(fromPlans)
  })
})
