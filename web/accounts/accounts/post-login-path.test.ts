import { beforeEach, expect, test } from 'vitest'
import { plans } from '#contract/billing/plans.ts'
import { chosenPlanOf, clearChosenPlan, getChosenPlan, setChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { postLoginPath } from './post-login-path.ts'

beforeEach(clearChosenPlan)

test('without a chosen plan, signing in opens the dashboard', () => {
  expect(postLoginPath('free')).toBe('/dashboard')
})

test('with Pro chosen, signing in opens the subscription page every time until the user decides', () => {
  setChosenPlan(chosenPlanOf(plans.list.pro, 'yearly'))
  expect([postLoginPath('free'), postLoginPath('free')]).toEqual(['/subscription', '/subscription'])
  expect(getChosenPlan()?.billingCycle).toBe('yearly')
})

test.each(['pro', 'tester', 'admin'] as const)('a %s has nothing to buy, so the choice is cleared', (role) => {
  setChosenPlan(chosenPlanOf(plans.list.pro, 'yearly'))
  expect(postLoginPath(role)).toBe('/dashboard')
  expect(getChosenPlan()).toBeUndefined()
})

test('with the free plan chosen, signing in opens the dashboard', () => {
  setChosenPlan(chosenPlanOf(plans.list.free, 'monthly'))
  expect(postLoginPath('free')).toBe('/dashboard')
  expect(getChosenPlan()).toBeUndefined()
})
