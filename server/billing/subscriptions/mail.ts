import { composeMail } from '#server/platform/mail/mail-layout.ts'
import { type BillingNoticeKind, messageOf, TITLES } from './notices.ts'

interface BillingMail {
  username: string
  kind: BillingNoticeKind
  detail: string
  publicUrl: string
}

const ACTIONS: Record<BillingNoticeKind, { label: string; path: string }> = {
  trial_started: { label: 'Start reading', path: '/dashboard' },
  trial_ending: { label: 'See the plans', path: '/subscription' },
  trial_ended: { label: 'See the plans', path: '/subscription' },
  payment_received: { label: 'See your receipts', path: '/settings/plan' },
  paid_twice: { label: 'See your receipts', path: '/settings/plan' },
  payment_failed: { label: 'Update your payment method', path: '/settings/plan' },
  cancelled: { label: 'See your subscription', path: '/settings/plan' },
  ended: { label: 'See the plans', path: '/subscription' },
}

export function billingMail({ username, kind, detail, publicUrl }: BillingMail) {
  const { label, path } = ACTIONS[kind]
  return composeMail({
    language: 'en',
    subject: TITLES[kind],
    paragraphs: [`Hello ${username},`, messageOf(kind, detail)],
    action: { label, url: `${publicUrl}${path}` },
    footnote: 'This email is about your payments. We send it regardless of your email preferences.',
  })
}
