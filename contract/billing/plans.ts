export type BillingCycle = 'monthly' | 'yearly'

export interface PlanFeature {
  text: string
  parts?: string[]
  isComing?: true
  /** What this plan excludes. */
  limit?: string
}

export interface Plan {
  name: 'Free' | 'Pro'
  description: string
  /** US cents. */
  monthlyPrice: number
  /** US cents per month. */
  yearlyPrice: number
  features: PlanFeature[]
  popular: boolean
}

interface PlanPair {
  free: Plan
  pro: Plan
}

export const SAVING = '25%'

const FREE_FEATURES: PlanFeature[] = [
  { text: 'Daily current affairs analysis' },
  { text: 'Basic article access' },
  {
    text: 'Basic quiz functionality',
  },
  {
    text: 'Review',
    limit: 'flashcards and quiz questions need Pro',
  },
  { text: 'Standard themes' },
  {
    text: 'Community access',
    limit: 'taking part needs Pro',
  },
  { text: 'Mobile app access', isComing: true },
]

const PRO_FEATURES: PlanFeature[] = [
  {
    text: 'AI-powered deep analysis',
    parts: ['Interactive quizzes', 'Smart flashcards', 'Mains model answers'],
  },
  {
    text: 'Mock tests and answer writing',
    parts: ['Timed tests with negative marking', 'Mains answers against the clock, compared with the model answer'],
  },
  {
    text: 'Unlimited review',
    parts: ['Flashcards and quiz questions too'],
  },
  { text: 'Weekly and monthly questions', parts: ['20 questions with their answers in each compilation'] },
  { text: 'Voice AI integration', parts: ['Audio overviews'] },
  { text: 'Taking part in the community', parts: ['Forums, peer learning and quiz discussions'] },
  {
    text: 'Offline access',
  },
  {
    text: 'Advanced analytics',
    parts: ['Statistics of your mock tests and written answers'],
  },
  { text: 'Custom study plans' },
  { text: 'Priority support', isComing: true },
]

/** Separate: the script of all public pages loads the lists. */
export const FEATURE_MEANINGS: Partial<Record<string, string>> = {
  'Basic quiz functionality': 'Three questions a day, each with its answer and explanation.',
  Review: 'Facts, key terms and your highlights come back before you forget them.',
  'Community access': 'Anyone can read about the community.',
  'AI-powered deep analysis': 'For each article. Reading its analysis is free.',
  'Offline access': 'Articles of the last 30 days, and any day that you download.',
  'Custom study plans': 'Adds quizzes, mock tests and answer writing to the daily study session of Free.',
}

const free: Plan = {
  name: 'Free',
  description: 'Daily articles with key terms and background.',
  monthlyPrice: 0,
  yearlyPrice: 0,
  features: FREE_FEATURES,
  popular: false,
}

const pro = {
  name: 'Pro',
  description: 'Everything in Free, plus quizzes, flashcards, mock tests and answer writing.',
  features: PRO_FEATURES,
  popular: true,
} as const

/** `list` for public pages, `member` for accounts. */
export const plans: { list: PlanPair; member: PlanPair } = {
  list: { free, pro: { ...pro, monthlyPrice: 200, yearlyPrice: 150 } },
  member: { free, pro: { ...pro, monthlyPrice: 150, yearlyPrice: 112 } },
}

export const TRUST = ['Secure Payment', 'Cancel Anytime', 'Instant Access', 'Money-Back Guarantee'] as const

export const MONEY_BACK_DAYS = 7

export const TRUST_POLICY: Record<(typeof TRUST)[number], string> = {
  'Secure Payment':
    'You pay on the page of a payment service, over an encrypted connection. Your card or UPI details never reach us. We store the amount, the date and the plan.',
  'Cancel Anytime':
    'Cancel in Settings with one button. You keep Pro until the end of the paid period and won’t be charged again.',
  'Instant Access':
    'Pro starts as soon as your payment is confirmed, usually within seconds. You don’t need to sign in again. Some banks take up to 48 hours.',
  'Money-Back Guarantee': `If Pro is not for you, write to us under Feedback within ${MONEY_BACK_DAYS} days of your first payment and give the reference on your receipt. You get a full refund without giving a reason, and Pro ends.`,
}

export const priceOf = (plan: Plan, cycle: BillingCycle): number => (cycle === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice)

/** `$0`, `$2`, `$1.50` */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
