import { SILENCED_BY } from '#contract/messaging/notification-types.ts'
import { STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import type { FeedbackNews } from './rules.ts'

interface Changed {
  feedbackId: string
  trackingId: string
  userId: string
  subject: string
  news: FeedbackNews
  /** When it became so: each change is told once, and two changes are two things to tell. */
  at: Date
}

export function feedbackUpdated({ feedbackId, trackingId, userId, subject, news, at }: Changed): Notice {
  return {
    userId,
    type: 'feedback_update',
    title: headline(news),
    message: news.status && news.response ? `${subject} (with a response)` : subject,
    path: `/feedback/track/${trackingId}`,
    about: `feedback:${feedbackId}:${at.toISOString()}`,
    silencedBy: SILENCED_BY.feedback_update,
  }
}

/** Also the subject of the mail. */
export function headline({ status, response }: FeedbackNews): string {
  if (status) return `Your feedback is now ${STATUS_LABELS[status].toLowerCase()}`
  return response === 'changed' ? 'The response to your feedback has changed' : 'There is a response to your feedback'
}
