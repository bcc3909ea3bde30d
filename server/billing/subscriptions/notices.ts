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
  trial_started: 'Your free trial has begun',
  trial_ending: 'Your free trial ends soon',
  trial_ended: 'Your free trial has ended',
  payment_received: 'Your payment has arrived',
  payment_failed: 'Your payment did not go through',
  cancelled: 'Your subscription is cancelled',
  ended: 'Your subscription has ended',
}

export function messageOf(kind: BillingNoticeKind, detail: string): string {
  switch (kind) {
    case 'trial_started':
      return `Everything in Pro is open to you until ${detail}. Nothing is charged, and it ends by itself.`
    case 'trial_ending':
      return `Pro is open to you until ${detail}. Nothing is charged; to keep it, choose a plan.`
    case 'trial_ended':
      return 'Nothing was charged. What you read, saved and answered is still there.'
    case 'payment_received':
      return `We have received ${detail} for Pro. The receipt is in Settings.`
    case 'payment_failed':
      return `Pro stays open until ${detail}. Please look after your means of payment until then.`
    case 'cancelled':
      return `Pro stays open until ${detail}, and nothing more is charged. Until then you can change your mind.`
    case 'ended':
      return 'Nothing more is charged. What you read, saved and answered is still there.'
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
