import { beforeEach, describe, expect, test } from 'vitest'
import { CHECKOUT_RETURN_PATH } from '#contract/billing/billing-rules.ts'
import { plans } from '#contract/billing/plans.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import type { Role } from '#contract/roles.ts'
import { chosenPlanOf, clearChosenPlan, setChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { adminsOnly, communityOnly, guestsOnly, membersOnly, withoutProOnly } from './guards.ts'

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
const opens = (pathname: string) => membersOnly({ location: { pathname, search: '', hash: '', state: null, key: 'k' } })

describe('a guard', () => {
  beforeEach(() => endSession())

  test('sends guests to the sign-in page, and says why when they wanted the plans', () => {
    expect(opens('/community/forums')).toBe('/login')
    expect(opens('/subscription')).toBe('/login?for=plans')
    expect(opens(CHECKOUT_RETURN_PATH)).toBe('/login?for=payment')
    expect(guestsOnly()).toBeUndefined()
    signIn('free')
    expect(opens('/subscription')).toBeUndefined()
    expect(guestsOnly()).toBe('/dashboard')
  })

  test('sends a signed-in user who has picked a plan to the subscription page', () => {
    signIn('free')
    setChosenPlan(chosenPlanOf(plans.list.pro, 'yearly'))
    expect(guestsOnly()).toBe('/subscription')
    clearChosenPlan()
    expect(guestsOnly()).toBe('/dashboard')
  })

  test.each([
    ['free', '/subscription?for=community', '/dashboard', undefined],
    ['pro', undefined, '/dashboard', '/dashboard'],
    ['tester', undefined, '/dashboard', undefined],
    ['admin', undefined, undefined, '/dashboard'],
  ] as const)('lets a %s open the pages of that role only', (role, fromCommunity, fromAdministration, fromPlans) => {
    signIn(role)
    expect(communityOnly()).toBe(fromCommunity)
    expect(adminsOnly()).toBe(fromAdministration)
    expect(withoutProOnly()).toBe(fromPlans)
  })
})
