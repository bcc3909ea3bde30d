import { formatMoney } from '#contract/billing/money.ts'
import type { NoticeData } from '#server/messaging/shared/notice-kinds.ts'
import { told } from '#server/messaging/shared/notice-words.ts'
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
  detail: string
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

/** Email subjects. */
export const TITLES: Record<BillingNoticeKind, string> = {
  trial_started: 'Your free trial has started',
  trial_ending: 'Your free trial ends soon',
  trial_ended: 'Your free trial has ended',
  payment_received: 'We have received your payment',
  paid_twice: 'You paid twice, and we are refunding the second payment',
  payment_failed: 'Your payment did not go through',
  cancelled: 'Your subscription is cancelled',
  ended: 'Your subscription has ended',
}

export function messageOf(kind: BillingNoticeKind, detail: string): string {
  switch (kind) {
    case 'trial_started':
      return `You have Pro until ${detail}. The trial ends automatically and you won’t be charged.`
    case 'trial_ending':
      return `You have Pro until ${detail}. You won’t be charged. To keep Pro, choose a plan.`
    case 'trial_ended':
      return 'You were not charged. Your progress, bookmarks and answers are kept.'
    case 'payment_received':
      return `We have received ${detail} for Pro. The receipt is in Settings.`
    case 'paid_twice':
      return `You already had a paid subscription, so we are refunding ${detail} in full. Your first subscription continues unchanged. The receipt is in Settings.`
    case 'payment_failed':
      return `You keep Pro until ${detail}. Please update your payment method before then.`
    case 'cancelled':
      return `You keep Pro until ${detail} and won’t be charged again. You can resume the subscription before then.`
    case 'ended':
      return 'You won’t be charged again. Your progress, bookmarks and answers are kept.'
  }
}

export const formatAmount = ({ total, currency }: { total: number; currency: string }): string =>
  formatMoney({ amount: total, currency })

export function noticeKind(before: PaidState | null, after: PaidState | null): BillingNoticeKind | undefined {
  if (before === after || after === null) return undefined
  if (after === 'past_due') return 'payment_failed'
  if (after === 'canceled_at_end') return 'cancelled'
  return after === 'ended' && before !== null ? 'ended' : undefined
}
