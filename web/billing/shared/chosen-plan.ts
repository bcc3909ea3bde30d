import { type BillingCycle, type Plan, priceOf } from '#contract/billing/plans.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage/local-storage.ts'

/** Chosen before sign-up. The charged price comes from the plans file at payment. */
export interface ChosenPlan {
  planName: Plan['name']
  /** US dollars per month. */
  price: number
  billingCycle: BillingCycle
  features: string[]
}

/** Navigation state from the pricing page. */
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

/** Users can edit storage. */
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
