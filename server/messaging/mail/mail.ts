import { cutText } from '#contract/cut-text.ts'
import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/mails/digests.ts'
import { composeMail, hello } from '#server/platform/mail/mail-layout.ts'
import type { MailText } from '#server/platform/mail/mail-page.ts'
import { dayText } from '#server/platform/time/day-text.ts'
import type { MailArticle, MailQuiz, Recipient } from './queries.ts'

export interface MailLinks {
  publicUrl: string
  /** Works without signing in. */
  preferences: string
  /** One click (RFC 8058). */
  unsubscribe: string
}

type Reader = Pick<Recipient, 'username' | 'language'>

const MAX_ITEMS = 12

export function digestMail({ language, username }: Reader, articles: MailArticle[], isWeekly: boolean, to: MailLinks) {
  const m = TEXTS[language]
  const count = articles.length
  const more = count - MAX_ITEMS
  const first = truncated(articles[0]?.title ?? '', 90)
  const title = count > 1 ? m.andMore({ title: first, more: count - 1 }) : first
  return composeWithLinks(to, {
    language,
    subject: isWeekly ? m.thisWeek({ title }) : title,
    preview: m.unread({ count }),
    paragraphs: [hello(language, username), m.unreadList({ count })],
    items: articles.slice(0, MAX_ITEMS).map((article) => toMailItem(article, language, to.publicUrl)),
    action: { label: more > 0 ? m.readMore({ more }) : m.read, url: `${to.publicUrl}/dashboard` },
  })
}

export function quizMail({ language, username }: Reader, attempts: MailQuiz[], to: MailLinks) {
  const m = TEXTS[language]
  const [first] = attempts
  const count = attempts.length
  return composeWithLinks(to, {
    language,
    subject: count === 1 && first ? m.quizCompleted({ result: resultOf(first, language) }) : m.quizzesCompleted({ count }),
    preview: first?.title ?? '',
    paragraphs: [hello(language, username), m.resultsText],
    items: attempts.slice(0, MAX_ITEMS).map((attempt) => ({
      label: resultOf(attempt, language),
      title: attempt.title,
      text: '',
      url: `${to.publicUrl}/quiz-history/${attempt.attempt_id}`,
    })),
    action: { label: m.openHistory, url: `${to.publicUrl}/quiz-history` },
  })
}

/** @param count of all unread bookmarks */
export function bookmarkMail({ language, username }: Reader, articles: MailArticle[], count: number, to: MailLinks) {
  const m = TEXTS[language]
  const more = count - articles.length
  return composeWithLinks(to, {
    language,
    subject: m.unreadBookmarks({ count }),
    preview: articles[0]?.title ?? '',
    paragraphs: [hello(language, username), m.savedLongAgo({ count })],
    items: articles.map((article) => toMailItem(article, language, to.publicUrl)),
    action: { label: more > 0 ? m.openMore({ more }) : m.openBookmarks, url: `${to.publicUrl}/bookmarks` },
  })
}

const toMailItem = (
  { article_id, title, summary, gs_paper_category, publication_date }: MailArticle,
  language: Language,
  publicUrl: string,
) => ({
  label: `${paperName(gs_paper_category, language)} · ${dayText(publication_date, language)}`,
  title,
  text: truncated(summary, 220),
  url: `${publicUrl}/article/${article_id}`,
})

/** GS1 to GS4 are the same in every language. */
function paperName(paper: string, language: Language): string {
  const { essay, prelims } = TEXTS[language]
  return { Essay: essay, Prelims: prelims }[paper] ?? paper
}

const composeWithLinks = ({ preferences, unsubscribe }: MailLinks, text: MailText) => ({
  ...composeMail({ ...text, links: [{ label: TEXTS[text.language].changeOrStop, url: preferences }] }),
  headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

const resultOf = ({ score, total_questions: total }: MailQuiz, language: Language) => TEXTS[language].result({ score, total })

function truncated(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${cutText(text, maxLength).replace(/\s+\S*$/, '')} …`
}
