/** The features and prices of the plans. No zod schema here: the browser loads this file. */

export type BillingCycle = 'monthly' | 'yearly'

export interface PlanFeature {
  text: string
  /** Advertised but not built yet; the plan card says "coming". */
  isComing?: true
  /** An explanation of what the feature includes. */
  meaning?: string
  /** What this plan does not include of it: the card marks the feature as partial. */
  limit?: string
}

export interface Plan {
  name: 'Free' | 'Pro'
  description: string
  /** US cents for one month, billed month by month. */
  monthlyPrice: number
  /** US cents for one month, billed for a year at once. */
  yearlyPrice: number
  features: PlanFeature[]
  popular: boolean
}

interface PlanPair {
  free: Plan
  pro: Plan
}

/** The discount of yearly over monthly billing, and of the member price over the list price. */
export const SAVING = '25%'

const COMMUNITY: PlanFeature = {
  text: 'Community access',
  limit: 'taking part needs Pro',
  meaning: 'Anyone can read about the community. Pro members can take part in the forums, peer learning and quiz discussions.',
}
const DAILY: PlanFeature = { text: 'Daily current affairs analysis' }
const QUIZ: PlanFeature = {
  text: 'Basic quiz functionality',
  meaning: 'Three questions of the day on your dashboard, each with its answer and explanation.',
}
const THEMES: PlanFeature = { text: 'Standard themes' }
const MOBILE: PlanFeature = { text: 'Mobile app access', isComing: true }
const SUPPORT: PlanFeature = { text: 'Priority support', isComing: true }
const OFFLINE: PlanFeature = {
  text: 'Offline access',
  meaning: 'Articles of the last 30 days open offline. You can also download any day with its quizzes, flashcards and audio.',
}

const free = { name: 'Free', monthlyPrice: 0, yearlyPrice: 0, popular: false } as const
const pro = { name: 'Pro', popular: true } as const

/** Public pages show the list price; users with an account pay the member price. */
export const plans: { list: PlanPair; member: PlanPair } = {
  list: {
    free: {
      ...free,
      description: 'Daily articles with key terms and background.',
      features: [DAILY, QUIZ, THEMES, COMMUNITY, MOBILE],
    },
    pro: {
      ...pro,
      description: 'Everything in Free, plus quizzes, flashcards and model answers.',
      monthlyPrice: 200,
      yearlyPrice: 150,
      features: [
        {
          text: 'AI-powered deep analysis',
          meaning: 'Quizzes, flashcards and mains model answers for each article, beside its analysis, which is free to read.',
        },
        { text: 'Voice AI integration', meaning: 'Audio overviews of the articles.' },
        { text: 'Advanced analytics', isComing: true },
        SUPPORT,
        { text: 'Custom study plans', isComing: true },
        OFFLINE,
      ],
    },
  },
  member: {
    free: {
      ...free,
      description: 'Daily articles with key terms and background.',
      features: [DAILY, { text: 'Basic article access' }, THEMES, COMMUNITY, MOBILE],
    },
    pro: {
      ...pro,
      description: 'Everything in Free, plus quizzes, flashcards and model answers.',
      monthlyPrice: 150,
      yearlyPrice: 112,
      features: [
        { text: 'Interactive quizzes' },
        { text: 'Smart flashcards' },
        { text: 'Mains model answers' },
        { text: 'Audio overviews' },
        SUPPORT,
        OFFLINE,
      ],
    },
  },
}

export const TRUST = ['Secure Payment', 'Cancel Anytime', 'Instant Access', 'Money-Back Guarantee'] as const

/** How long after the first payment a full refund can be requested. */
export const MONEY_BACK_DAYS = 7

/** What each promise means. */
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
