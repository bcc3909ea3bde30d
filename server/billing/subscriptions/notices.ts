import { dollars } from '#contract/billing/plans.ts'
import { SILENCED_BY } from '#contract/messaging/notification-types.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import type { PaidState } from './rules.ts'

export type BillingNoticeKind =
  | 'trial_started'
  | 'trial_ending'
  | 'trial_ended'
  | 'payment_received'
  | 'payment_failed'
  | 'cancelled'
  | 'ended'

export interface BillingNews {
  userId: string
  kind: BillingNoticeKind
  /** Identifies the occasion: nobody gets the same notification twice. */
  about: string
  /** A date or an amount, as text. */
  detail: string
}

/** Name and address are read when the e-mail is sent. */
export interface BillingMailJob {
  userId: string
  kind: BillingNoticeKind
  detail: string
}

export const billingNotice = ({ userId, kind, about, detail }: BillingNews): Notice => ({
  userId,
  type: 'billing_update',
  title: TITLES[kind],
  message: messageOf(kind, detail),
  path: kind === 'trial_ending' || kind === 'trial_ended' || kind === 'ended' ? '/subscription' : '/settings',
  about: `billing:${kind}:${about}`,
  silencedBy: SILENCED_BY.billing_update,
})

/** Also the subjects of the e-mails. */
export const TITLES: Record<BillingNoticeKind, string> = {
  trial_started: 'Your free trial has started',
  trial_ending: 'Your free trial ends soon',
  trial_ended: 'Your free trial has ended',
  payment_received: 'We have received your payment',
  payment_failed: 'Your payment did not go through',
  cancelled: 'Your subscription is cancelled',
  ended: 'Your subscription has ended',
}

export function messageOf(kind: BillingNoticeKind, detail: string): string {
  switch (kind) {
    case 'trial_started':
      return `You have Pro until ${detail}. Nothing is charged, and the trial ends automatically.`
    case 'trial_ending':
      return `You have Pro until ${detail}. Nothing is charged. To keep Pro, choose a plan.`
    case 'trial_ended':
      return 'Nothing was charged. Your progress, bookmarks and answers are still there.'
    case 'payment_received':
      return `We have received ${detail} for Pro. The receipt is in Settings.`
    case 'payment_failed':
      return `You keep Pro until ${detail}. Please update your payment method before then.`
    case 'cancelled':
      return `You keep Pro until ${detail}, and nothing more is charged. You can resume the subscription before then.`
    case 'ended':
      return 'Nothing more is charged. Your progress, bookmarks and answers are still there.'
  }
}

export const formatAmount = ({ total, currency }: { total: number; currency: string }): string =>
  currency === 'USD' ? dollars(total) : `${(total / 100).toFixed(2)} ${currency}`

/** The notification for a change of state, if the change needs one. */
export function noticeKind(before: PaidState | null, after: PaidState | null): BillingNoticeKind | undefined {
  if (before === after || after === null) return undefined
  if (after === 'past_due') return 'payment_failed'
  if (after === 'canceled_at_end') return 'cancelled'
  return after === 'ended' && before !== null ? 'ended' : undefined
}
