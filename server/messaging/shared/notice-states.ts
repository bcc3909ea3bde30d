import type { Language } from '#contract/languages.ts'
import type { TEXTS } from '#messages/all/messaging/notices.ts'
import { dayText } from '#server/platform/time/day-text.ts'

export type NoticeTexts = (typeof TEXTS)[Language]
/** Without a message where it is only what somebody wrote, and stays as it is stored. */
export type NoticeWords = readonly [title: string, message?: string]

/** @param day `YYYY-MM-DD` */
type Until = { day: string }
type Paid = { amount: string }

const until =
  (words: (m: NoticeTexts, day: string) => NoticeWords) =>
  ({ day }: Until, m: NoticeTexts, language: Language): NoticeWords =>
    words(m, dayText(day, language))

export const BILLING_KINDS = {
  trial_started: until((m, day) => [m.trialStarted, m.proInTrial({ day })]),
  trial_ending: until((m, day) => [m.trialEndsSoon, m.chooseAPlan({ day })]),
  trial_ended: (_: object, m: NoticeTexts): NoticeWords => [m.trialEnded, m.notCharged],
  payment_received: (paid: Paid, m: NoticeTexts): NoticeWords => [m.paymentReceived, m.amountReceived(paid)],
  paid_twice: (paid: Paid, m: NoticeTexts): NoticeWords => [m.paidTwice, m.refundingSecond(paid)],
  payment_failed: until((m, day) => [m.paymentFailed, m.updatePaymentMethod({ day })]),
  cancelled: until((m, day) => [m.cancelled, m.mayResume({ day })]),
  ended: (_: object, m: NoticeTexts): NoticeWords => [m.ended, m.notChargedAgain],
}

const about =
  (headline: (m: NoticeTexts) => string) =>
  ({ subject, isAnswered }: { subject: string; isAnswered: boolean }, m: NoticeTexts): NoticeWords => [
    headline(m),
    isAnswered ? m.withResponse({ subject }) : subject,
  ]

export const FEEDBACK_KINDS = {
  feedback_submitted: about((m) => m.feedbackSubmitted),
  feedback_received: about((m) => m.feedbackReceived),
  feedback_in_progress: about((m) => m.feedbackInProgress),
  feedback_resolved: about((m) => m.feedbackResolved),
  feedback_closed: about((m) => m.feedbackClosed),
  feedback_response: (_: object, m: NoticeTexts): NoticeWords => [m.feedbackResponse],
  feedback_response_changed: (_: object, m: NoticeTexts): NoticeWords => [m.responseChanged],
}

/** `title`: of the article; missing in what an earlier version stored. */
const decided =
  (headline: (m: NoticeTexts) => string) =>
  ({ title, answer = '' }: { title?: string; answer?: string }, m: NoticeTexts): NoticeWords =>
    title === undefined ? [headline(m)] : [headline(m), answer ? `${title}: ${answer}` : title]

export const REPORT_KINDS = {
  report_corrected: decided((m) => m.reportCorrected),
  report_no_mistake: decided((m) => m.reportNoMistake),
  report_duplicate: decided((m) => m.reportDuplicate),
}
