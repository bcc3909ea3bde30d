import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/mails/feedback.ts'
import { composeMail, hello } from '#server/platform/mail/mail-layout.ts'
import { headline } from './notices.ts'
import type { FeedbackNews } from './rules.ts'

interface MailData {
  language: Language
  username: string
  trackingId: string
  subject: string
  response: string | null
  news: FeedbackNews
  url: string
}

export function feedbackMail({ language, username, trackingId, subject, response, news, url }: MailData) {
  const m = TEXTS[language]
  return composeMail({
    language,
    subject: `${headline(news, language)} (${trackingId})`,
    preview: subject,
    paragraphs: [
      hello(language, username),
      ...(news.status ? [m.statusNow({ subject, status: news.status })] : []),
      ...(news.response && response
        ? [responseIntro(news, subject, language), ...response.split(/\n+/).filter((line) => line.trim())]
        : []),
    ],
    action: { label: m.see, url },
    footnote: m.foot({ trackingId }),
  })
}

function responseIntro({ status, response }: FeedbackNews, subject: string, language: Language): string {
  const m = TEXTS[language]
  const change = response === 'changed' ? 'changed' : 'other'
  return status ? m.response({ change }) : m.responseTo({ subject, change })
}
