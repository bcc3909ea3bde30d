/** What the plans hold and cost, for every page that says so. No schema here: the browser loads this as it is. */

export type BillingCycle = 'monthly' | 'yearly'

export interface PlanFeature {
  text: string
  /** Sold by the card, and not there yet: the card says so. */
  isComing?: true
  /** What it means in practice, where the words alone promise more. */
  meaning?: string
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

/** By this much a year at once is cheaper than twelve months, and a member's price than the list price. */
export const SAVING = '25%'

const COMMUNITY: PlanFeature = {
  text: 'Community access',
  meaning:
    'Everybody can read what the community is about. Pro members take part in it: in the forums, in peer learning and in quiz discussions.',
}
const DAILY: PlanFeature = { text: 'Daily current affairs analysis' }
const THEMES: PlanFeature = { text: 'Standard themes' }
const MOBILE: PlanFeature = { text: 'Mobile app access', isComing: true }
const SUPPORT: PlanFeature = { text: 'Priority support', isComing: true }
const OFFLINE: PlanFeature = {
  text: 'Offline access',
  meaning:
    'Articles of the last 30 days open without a network, and any day can be kept whole: with its quizzes, cards and audio.',
}

const free = { name: 'Free', monthlyPrice: 0, yearlyPrice: 0, popular: false } as const
const pro = { name: 'Pro', popular: true } as const

/** The list price is what the public pages show; whoever has an account pays the member price. */
export const plans: { list: PlanPair; member: PlanPair } = {
  list: {
    free: {
      ...free,
      description: 'The day’s articles, with all that explains them.',
      features: [DAILY, { text: 'Basic quiz functionality' }, THEMES, COMMUNITY, MOBILE],
    },
    pro: {
      ...pro,
      description: 'All of Free, and what turns reading into marks.',
      monthlyPrice: 200,
      yearlyPrice: 150,
      features: [
        { text: 'AI-powered deep analysis' },
        { text: 'Voice AI integration' },
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
      description: 'The day’s articles, with all that explains them.',
      features: [DAILY, { text: 'Basic article access' }, THEMES, COMMUNITY, MOBILE],
    },
    pro: {
      ...pro,
      description: 'All of Free, and what turns reading into marks.',
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

/** So long after a first payment all of it is given back to who asks. */
export const MONEY_BACK_DAYS = 7

/** What each of these words binds us to. The only place where it is written. */
export const TRUST_POLICY: Record<(typeof TRUST)[number], string> = {
  'Secure Payment':
    'You pay on the page of a payment service, over an encrypted connection. Your card or UPI details never reach us. We keep what was paid, when and for which plan.',
  'Cancel Anytime':
    'In Settings, with one button and one question. You keep Pro until the time you have paid for is over, and nothing more is charged.',
  'Instant Access':
    'Pro opens as soon as the payment service confirms your payment, mostly within seconds and without signing in again. Some banks take up to 48 hours; it opens by itself then.',
  'Money-Back Guarantee': `If Pro is not for you, write to us under Feedback within ${MONEY_BACK_DAYS} days of your first payment and name the reference on your receipt. You get all of it back without giving a reason, and Pro ends with it.`,
}

export const priceOf = (plan: Plan, cycle: BillingCycle): number => (cycle === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice)

/** `$0`, `$2`, `$1.50` */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
