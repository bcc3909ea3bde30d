import type { Language } from '#contract/languages.ts'
import type { NoticeData } from '#server/messaging/shared/notice-kinds.ts'
import { told, wordsOf } from '#server/messaging/shared/notice-words.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import type { FeedbackNews } from './rules.ts'

interface Changed {
  feedbackId: string
  trackingId: string
  userId: string
  subject: string
  news: FeedbackNews
  /** Makes the key unique. */
  at: Date
}

export function feedbackUpdated({ feedbackId, trackingId, userId, subject, news, at }: Changed): Notice {
  return {
    userId,
    type: 'feedback_update',
    ...told(dataOf(subject, news), subject),
    path: `/feedback/track/${trackingId}`,
    about: `feedback:${feedbackId}:${at.toISOString()}`,
  }
}

function dataOf(subject: string, { status, response }: FeedbackNews): NoticeData {
  if (status) return { kind: `feedback_${status}`, subject, isAnswered: response !== null }
  return { kind: response === 'changed' ? 'feedback_response_changed' : 'feedback_response' }
}

/** Also the email's subject. */
export const headline = (news: FeedbackNews, language: Language): string => wordsOf(dataOf('', news), language)[0]
