import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/mails/billing.ts'
import { composeMail, hello } from '#server/platform/mail/mail-layout.ts'
import { type BillingNoticeKind, billingWords } from './notices.ts'

interface BillingMail {
  language: Language
  username: string
  kind: BillingNoticeKind
  /** Amount, or day as `YYYY-MM-DD`. */
  detail: string
  publicUrl: string
}

type Texts = (typeof TEXTS)[Language]
type Action = (m: Texts) => { label: string; path: string }

const seePlans: Action = (m) => ({ label: m.seePlans, path: '/subscription' })
const seeReceipts: Action = (m) => ({ label: m.seeReceipts, path: '/settings/plan' })

const ACTIONS: Record<BillingNoticeKind, Action> = {
  trial_started: (m) => ({ label: m.startReading, path: '/dashboard' }),
  trial_ending: seePlans,
  trial_ended: seePlans,
  payment_received: seeReceipts,
  paid_twice: seeReceipts,
  payment_failed: (m) => ({ label: m.updatePayment, path: '/settings/plan' }),
  cancelled: (m) => ({ label: m.seeSubscription, path: '/settings/plan' }),
  ended: seePlans,
}
export const BILLING_MAILS = Object.keys(ACTIONS) as BillingNoticeKind[]

export function billingMail({ language, username, kind, detail, publicUrl }: BillingMail) {
  const m = TEXTS[language]
  const [subject, text = ''] = billingWords(kind, detail, language)
  const { label, path } = ACTIONS[kind](m)
  return composeMail({
    language,
    subject,
    paragraphs: [hello(language, username), text],
    action: { label, url: `${publicUrl}${path}` },
    footnote: m.foot,
  })
}
