import { formatMoney } from '#contract/billing/money.ts'
import type { Language } from '#contract/languages.ts'
import type { NoticeData } from '#server/messaging/shared/notice-kinds.ts'
import { told, wordsOf } from '#server/messaging/shared/notice-words.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import type { PaidState } from './rules.ts'

export type BillingNoticeKind =
  | 'trial_started'
  | 'trial_ending'
  | 'trial_ended'
  | 'payment_received'
  | 'paid_twice'
  | 'payment_failed'
  | 'cancelled'
  | 'ended'

export interface BillingNews {
  userId: string
  kind: BillingNoticeKind
  /** Prevents duplicates. */
  about: string
  /** Amount, or day as `YYYY-MM-DD`. */
  detail: string
}

/** Name and address are read when sending. */
export interface BillingMailJob {
  userId: string
  kind: BillingNoticeKind
  /** Amount, or day in English, which earlier versions write as it is. */
  detail: string
  /** `YYYY-MM-DD`. Missing in jobs of earlier versions. */
  day?: string | undefined
}

export const billingNotice = ({ userId, kind, about, detail }: BillingNews): Notice => ({
  userId,
  type: 'billing_update',
  ...told(dataOf(kind, detail)),
  path: kind === 'trial_ending' || kind === 'trial_ended' || kind === 'ended' ? '/subscription' : '/settings/plan',
  about: `billing:${kind}:${about}`,
})

function dataOf(kind: BillingNoticeKind, detail: string): NoticeData {
  if (kind === 'trial_ended' || kind === 'ended') return { kind }
  return kind === 'payment_received' || kind === 'paid_twice' ? { kind, amount: detail } : { kind, day: detail }
}

/** What the notice and the mail say. */
export const billingWords = (kind: BillingNoticeKind, detail: string, language: Language) =>
  wordsOf(dataOf(kind, detail), language)

export const formatAmount = ({ total, currency }: { total: number; currency: string }): string =>
  formatMoney({ amount: total, currency })

export function noticeKind(before: PaidState | null, after: PaidState | null): BillingNoticeKind | undefined {
  if (before === after || after === null) return undefined
  if (after === 'past_due') return 'payment_failed'
  if (after === 'canceled_at_end') return 'cancelled'
  return after === 'ended' && before !== null ? 'ended' : undefined
}
