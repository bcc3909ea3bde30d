import { dollars } from '#contract/billing/plans.ts'
import { SILENCED_BY } from '#contract/messaging/notification-types.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import type { NewsKind } from './rules.ts'

/** Something that somebody is told about what they pay. */
export interface BillingNews {
  userId: string
  kind: NewsKind
  /** What makes it this and no other: nobody is told the same twice. */
  about: string
  /** A date or an amount that belongs to it, in words. */
  detail: string
}

/** What a mail about it is made of when it goes out; the name and the address are looked up then. */
export interface BillingMailJob {
  userId: string
  kind: NewsKind
  /** The date or amount that it names. */
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

/** Also the subjects of the mails. */
export const TITLES: Record<NewsKind, string> = {
  trial_started: 'Your free trial has begun',
  trial_ending: 'Your free trial ends soon',
  trial_ended: 'Your free trial has ended',
  payment_received: 'Your payment has arrived',
  payment_failed: 'Your payment did not go through',
  cancelled: 'Your subscription is cancelled',
  ended: 'Your subscription has ended',
}

export function messageOf(kind: NewsKind, detail: string): string {
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

export const moneyIn = ({ total, currency }: { total: number; currency: string }): string =>
  currency === 'USD' ? dollars(total) : `${(total / 100).toFixed(2)} ${currency}`
