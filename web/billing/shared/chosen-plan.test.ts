import { beforeEach, expect, test } from 'vitest'
import { plans } from '#contract/billing/plans.ts'
import { chosenPlanOf, clearChosenPlan, getChosenPlan, setChosenPlan } from './chosen-plan.ts'

beforeEach(() => localStorage.clear())

test('the plan I chose is still there when I come back', () => {
  setChosenPlan(chosenPlanOf(plans.list.pro, 'yearly'))
  expect(getChosenPlan()).toEqual({
    planName: 'Pro',
    price: 1.5,
    billingCycle: 'yearly',
    features: plans.list.pro.features.map(({ text }) => text),
  })
  clearChosenPlan()
  expect(getChosenPlan()).toBeUndefined()
})

test.each([
  '',
  'Pro',
  'null',
  '[]',
  '{"planName":"Gold","price":2,"billingCycle":"monthly","features":[]}',
  '{"planName":"Pro","price":2,"billingCycle":"daily","features":[]}',
  '{"planName":"Pro","price":"2","billingCycle":"monthly","features":[]}',
  '{"planName":"Pro","price":2,"billingCycle":"monthly","features":[1]}',
])('%s in storage is not a plan', (stored) => {
  localStorage.setItem('selectedPlan', stored)
  expect(getChosenPlan()).toBeUndefined()
})
