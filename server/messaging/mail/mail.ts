import { dayInWords } from '#contract/calendar.ts'
import { cutText } from '#contract/cut-text.ts'
import { composeMail } from '#server/platform/mail/mail-layout.ts'
import type { MailText } from '#server/platform/mail/mail-page.ts'
import { counted } from '#server/platform/text/counted.ts'
import type { MailArticle, MailQuiz, Recipient } from './queries.ts'

export interface MailLinks {
  publicUrl: string
  /** Works without signing in. */
  preferences: string
  /** One click (RFC 8058). */
  unsubscribe: string
}

type Reader = Pick<Recipient, 'username'>

const MAX_ITEMS = 12

export function digestMail(reader: Reader, articles: MailArticle[], isWeekly: boolean, to: MailLinks) {
  const more = articles.length - MAX_ITEMS
  const title = truncated(articles[0]?.title ?? '', 90)
  const others = articles.length > 1 ? `, and ${articles.length - 1} more` : ''
  return composeWithLinks(to, {
    subject: `${isWeekly ? 'This week: ' : ''}${title}${others}`,
    preview: `${counted(articles.length, 'unread article')}`,
    paragraphs: [`Hello ${reader.username},`, `${counted(articles.length, 'unread article')}:`],
    items: articles.slice(0, MAX_ITEMS).map((article) => toMailItem(article, to.publicUrl)),
    action: { label: more > 0 ? `Read these and ${more} more` : 'Read the articles', url: `${to.publicUrl}/dashboard` },
  })
}

export function quizMail(reader: Reader, attempts: MailQuiz[], to: MailLinks) {
  const [first] = attempts
  return composeWithLinks(to, {
    subject: attempts.length === 1 && first ? `Quiz completed: ${quizResult(first)}` : `You completed ${attempts.length} quizzes`,
    preview: first?.title ?? '',
    paragraphs: [`Hello ${reader.username},`, 'Here are your results. Open one to review your answers:'],
    items: attempts.slice(0, MAX_ITEMS).map((attempt) => ({
      label: quizResult(attempt),
      title: attempt.title,
      text: '',
      url: `${to.publicUrl}/quiz-history/${attempt.attempt_id}`,
    })),
    action: { label: 'Open my quiz history', url: `${to.publicUrl}/quiz-history` },
  })
}

/** @param count of all unread bookmarks */
export function bookmarkMail(reader: Reader, articles: MailArticle[], count: number, to: MailLinks) {
  const more = count - articles.length
  return composeWithLinks(to, {
    subject: count === 1 ? 'You have an unread bookmark' : `You have ${count} unread bookmarks`,
    preview: articles[0]?.title ?? '',
    paragraphs: [`Hello ${reader.username},`, `You saved ${count === 1 ? 'this' : 'these'} more than a week ago:`],
    items: articles.map((article) => toMailItem(article, to.publicUrl)),
    action: { label: more > 0 ? `Open these and ${more} more` : 'Open my bookmarks', url: `${to.publicUrl}/bookmarks` },
  })
}

const toMailItem = ({ article_id, title, summary, gs_paper_category, publication_date }: MailArticle, publicUrl: string) => ({
  label: `${gs_paper_category} · ${dayInWords(publication_date)}`,
  title,
  text: truncated(summary, 220),
  url: `${publicUrl}/article/${article_id}`,
})

const composeWithLinks = ({ preferences, unsubscribe }: MailLinks, text: MailText) => ({
  ...composeMail({ ...text, links: [{ label: 'Change your email preferences or unsubscribe', url: preferences }] }),
  headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

const quizResult = ({ score, total_questions }: MailQuiz) => `${score} of ${total_questions} correct`

function truncated(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${cutText(text, maxLength).replace(/\s+\S*$/, '')} …`
}
