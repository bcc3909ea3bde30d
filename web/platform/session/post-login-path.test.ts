import { beforeEach, expect, test } from 'vitest'
import { plans } from '#contract/billing/plans.ts'
import { chosenPlanOf, clearChosenPlan, getChosenPlan, setChosenPlan } from './chosen-plan.ts'
import { postLoginPath } from './post-login-path.ts'

beforeEach(clearChosenPlan)

test('who has chosen nothing goes to the dashboard', () => {
  expect(postLoginPath('free')).toBe('/dashboard')
})

test('who has chosen Pro goes to where it is bought, as often as they come, until they decide', () => {
  setChosenPlan(chosenPlanOf(plans.list.pro, 'yearly'))
  expect([postLoginPath('free'), postLoginPath('free')]).toEqual(['/subscription', '/subscription'])
  expect(getChosenPlan()?.billingCycle).toBe('yearly')
})

test.each(['pro', 'tester', 'admin'] as const)('a %s has nothing to buy, so the choice is done with', (role) => {
  setChosenPlan(chosenPlanOf(plans.list.pro, 'yearly'))
  expect(postLoginPath(role)).toBe('/dashboard')
  expect(getChosenPlan()).toBeUndefined()
})

test('who has chosen the free plan has it', () => {
  setChosenPlan(chosenPlanOf(plans.list.free, 'monthly'))
  expect(postLoginPath('free')).toBe('/dashboard')
  expect(getChosenPlan()).toBeUndefined()
})
