import { ANY, dayOf, type Earlier, type Found } from './earlier-patterns.ts'

const UNTIL = /^You (?:have|keep) Pro until (\d+ \p{L}+ \d{4})[. ]/u

const until =
  (kind: 'trial_started' | 'trial_ending' | 'payment_failed' | 'cancelled'): Found =>
  (_, [words]) => {
    const day = dayOf(words)
    return day ? { kind, day } : undefined
  }

const BILLING: Earlier[] = [
  ['billing_update', /^Your free trial has started$/, UNTIL, until('trial_started')],
  ['billing_update', /^Your free trial ends soon$/, UNTIL, until('trial_ending')],
  ['billing_update', /^Your free trial has ended$/, ANY, () => ({ kind: 'trial_ended' })],
  [
    'billing_update',
    /^We have received your payment$/,
    /^We have received (\S+) for Pro\./,
    (_, [amount = '']) => ({ kind: 'payment_received', amount }),
  ],
  [
    'billing_update',
    /^You paid twice, and we are refunding the second payment$/,
    /so we are refunding (\S+) in full\./,
    (_, [amount = '']) => ({ kind: 'paid_twice', amount }),
  ],
  ['billing_update', /^Your payment did not go through$/, UNTIL, until('payment_failed')],
  ['billing_update', /^Your subscription is cancelled$/, UNTIL, until('cancelled')],
  ['billing_update', /^Your subscription has ended$/, ANY, () => ({ kind: 'ended' })],
]

const FEEDBACK_STATES = {
  submitted: 'feedback_submitted',
  received: 'feedback_received',
  'in progress': 'feedback_in_progress',
  resolved: 'feedback_resolved',
  closed: 'feedback_closed',
} as const

const FEEDBACK: Earlier[] = [
  [
    'feedback_update',
    /^Your feedback is now (.+)$/,
    /^(.*?)( \(with a response\))?$/s,
    ([status], [subject = '', answered]) =>
      Object.hasOwn(FEEDBACK_STATES, status ?? '')
        ? { kind: FEEDBACK_STATES[status as 'closed'], subject, isAnswered: answered !== undefined }
        : undefined,
  ],
  ['feedback_update', /^You have a response to your feedback$/, ANY, () => ({ kind: 'feedback_response' })],
  ['feedback_update', /^The response to your feedback has changed$/, ANY, () => ({ kind: 'feedback_response_changed' })],
]

const REPORTS: Earlier[] = [
  ['mistake_report', /^The article was corrected after your report$/, ANY, () => ({ kind: 'report_corrected' })],
  ['mistake_report', /^We checked your report: it is not a mistake$/, ANY, () => ({ kind: 'report_no_mistake' })],
  ['mistake_report', /^The mistake that you reported is already known$/, ANY, () => ({ kind: 'report_duplicate' })],
]

/** Of payments, feedback and reported mistakes. */
export const EARLIER_STATES: Earlier[] = [...BILLING, ...FEEDBACK, ...REPORTS]
