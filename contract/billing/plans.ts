import * as m from '#messages/contract/billing/plans.ts'

export type BillingCycle = 'monthly' | 'yearly'

export interface PlanFeature {
  text: string
  parts?: string[]
  isComing?: true
  /** What this plan excludes. */
  limit?: string
}

export interface Plan {
  /** Stored on devices. */
  name: 'Free' | 'Pro'
  title: string
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
  { text: m.dailyAnalysis },
  { text: m.basicArticles },
  {
    text: m.basicQuiz,
  },
  {
    text: m.review,
    limit: m.reviewLimit,
  },
  { text: m.standardThemes },
  {
    text: m.communityAccess,
    limit: m.communityAccessLimit,
  },
  { text: m.mobileApp, isComing: true },
]

const PRO_FEATURES: PlanFeature[] = [
  {
    text: m.deepAnalysis,
    parts: [m.interactiveQuizzes, m.smartFlashcards, m.modelAnswers],
  },
  {
    text: m.testsAndWriting,
    parts: [m.timedTests, m.timedAnswers],
  },
  {
    text: m.unlimitedReview,
    parts: [m.unlimitedReviewPart],
  },
  { text: m.compilationQuestions, parts: [m.compilationQuestionsPart] },
  { text: m.voiceAi, parts: [m.audioOverviews] },
  { text: m.takingPart, parts: [m.takingPartPart] },
  {
    text: m.offlineAccess,
  },
  {
    text: m.advancedAnalytics,
    parts: [m.advancedAnalyticsPart],
  },
  { text: m.studyPlans },
  { text: m.prioritySupport, isComing: true },
]

/** Separate: the script of all public pages loads the lists. */
export const FEATURE_MEANINGS: Partial<Record<string, string>> = {
  [m.basicQuiz]: m.basicQuizMeaning,
  [m.review]: m.reviewMeaning,
  [m.communityAccess]: m.communityAccessMeaning,
  [m.deepAnalysis]: m.deepAnalysisMeaning,
  [m.offlineAccess]: m.offlineAccessMeaning,
  [m.studyPlans]: m.studyPlansMeaning,
}

const free: Plan = {
  name: 'Free',
  title: m.free,
  description: m.freeDescription,
  monthlyPrice: 0,
  yearlyPrice: 0,
  features: FREE_FEATURES,
  popular: false,
}

const pro = {
  name: 'Pro',
  title: 'Pro',
  description: m.proDescription,
  features: PRO_FEATURES,
  popular: true,
} as const

/** `list` for public pages, `member` for accounts. */
export const plans: { list: PlanPair; member: PlanPair } = {
  list: { free, pro: { ...pro, monthlyPrice: 200, yearlyPrice: 150 } },
  member: { free, pro: { ...pro, monthlyPrice: 150, yearlyPrice: 112 } },
}

export const TRUST = [m.securePayment, m.cancelAnytime, m.instantAccess, m.moneyBack] as const

export const MONEY_BACK_DAYS = 7

export const TRUST_POLICY: Record<(typeof TRUST)[number], string> = {
  [m.securePayment]: m.securePaymentPolicy,
  [m.cancelAnytime]: m.cancelAnytimePolicy,
  [m.instantAccess]: m.instantAccessPolicy,
  [m.moneyBack]: m.moneyBackPolicy({ days: MONEY_BACK_DAYS }),
}

export const priceOf = (plan: Plan, cycle: BillingCycle): number => (cycle === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice)

/** `$0`, `$2`, `$1.50` */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
