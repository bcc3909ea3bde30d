import { type FeedbackStatus, TRACKING_ALPHABET } from '#contract/site/feedback-rules.ts'

/** @param random one byte per character; all 32 are equally likely */
export const trackingIdOf = (random: Uint8Array): string =>
  `FB-${Array.from(random, (byte) => TRACKING_ALPHABET[byte % TRACKING_ALPHABET.length]).join('')}`

export interface Review {
  status: FeedbackStatus
  admin_response: string | null
}

/** Excludes a removed response. */
export interface FeedbackNews {
  status: FeedbackStatus | null
  response: 'new' | 'changed' | null
}

export function changesBetween(before: Review, after: Review): FeedbackNews {
  const isNewText = after.admin_response !== null && after.admin_response !== before.admin_response
  return {
    status: after.status === before.status ? null : after.status,
    response: isNewText ? (before.admin_response === null ? 'new' : 'changed') : null,
  }
}

export const isSame = (before: Review, after: Review): boolean =>
  before.status === after.status && before.admin_response === after.admin_response

export const hasChanges = ({ status, response }: FeedbackNews): boolean => status !== null || response !== null

/** Two versions never have the same time. */
export const nextUpdate = (last: Date, now: Date): Date => new Date(Math.max(now.getTime(), last.getTime() + 1))
