import { type BillingCycle, type Plan, priceOf } from '#contract/billing/plans.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage/local-storage.ts'

/** The plan chosen before signing up. The price charged is that of the plans file at the time of payment. */
export interface ChosenPlan {
  planName: Plan['name']
  /** US dollars per month, as shown on the plan card. */
  price: number
  billingCycle: BillingCycle
  features: string[]
}

/** The navigation state that the pricing page passes on. */
export interface ChosenPlanState {
  selectedPlan: ChosenPlan
  from: 'pricing'
}

const KEY = 'selectedPlan'

export function getChosenPlan(): ChosenPlan | undefined {
  const stored = readItem(KEY)
  if (stored === null) return undefined
  try {
    const plan: unknown = JSON.parse(stored)
    return isChosenPlan(plan) ? plan : undefined
  } catch {
    return undefined
  }
}

export function setChosenPlan(plan: ChosenPlan): void {
  writeItem(KEY, JSON.stringify(plan))
}

/** Called once it is paid for or declined. */
export function clearChosenPlan(): void {
  removeItem(KEY)
}

export function chosenPlanOf(plan: Plan, billingCycle: BillingCycle): ChosenPlan {
  return {
    planName: plan.name,
    price: priceOf(plan, billingCycle) / 100,
    billingCycle,
    features: plan.features.map(({ text }) => text),
  }
}

/** Storage can be edited by users, so anything that is not a valid plan is ignored. */
function isChosenPlan(value: unknown): value is ChosenPlan {
  if (value === null || typeof value !== 'object') return false
  const { planName, price, billingCycle, features } = value as Record<string, unknown>
  return (
    (planName === 'Free' || planName === 'Pro') &&
    (billingCycle === 'monthly' || billingCycle === 'yearly') &&
    typeof price === 'number' &&
    Array.isArray(features) &&
    features.every((feature) => typeof feature === 'string')
  )
}
