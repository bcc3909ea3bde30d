import { STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import { composeMail } from '#server/platform/mail/mail-layout.ts'
import { headline } from './notices.ts'
import type { FeedbackNews } from './rules.ts'

interface MailData {
  username: string
  trackingId: string
  subject: string
  response: string | null
  news: FeedbackNews
  url: string
}

export function feedbackMail({ username, trackingId, subject, response, news, url }: MailData) {
  return composeMail({
    language: 'en',
    subject: `${headline(news)} (${trackingId})`,
    preview: subject,
    paragraphs: [
      `Hello ${username},`,
      ...(news.status ? [`Your feedback “${subject}” is now ${STATUS_LABELS[news.status].toLowerCase()}.`] : []),
      ...(news.response && response
        ? [responseIntro(news, subject), ...response.split(/\n+/).filter((line) => line.trim())]
        : []),
    ],
    action: { label: 'See your feedback', url },
    footnote: `Tracking ID ${trackingId}. You receive this email because you sent us feedback.`,
  })
}

function responseIntro({ status, response }: FeedbackNews, subject: string): string {
  const is = response === 'changed' ? 'now reads' : 'reads'
  return status ? `The response ${is}:` : `The response to your feedback “${subject}” ${is}:`
}
