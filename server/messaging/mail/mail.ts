import { dayInWords } from '#contract/calendar.ts'
import { composeMail } from '#server/platform/mail/mail-layout.ts'
import type { MailText } from '#server/platform/mail/mail-page.ts'
import type { Addressee, ArticleNews, QuizNews } from './queries.ts'

/** Addresses that every mail of this feature needs. */
export interface MailAddresses {
  publicUrl: string
  /** A page where somebody signed out can change what they are sent. */
  preferences: string
  /** Ends this kind of mail by one press in a mail program (RFC 8058). */
  unsubscribe: string
}

type Reader = Pick<Addressee, 'username'>

/** Longer ones are lists for the page, not for a mail. */
const MAX_ITEMS = 12

export function digestMail(reader: Reader, articles: ArticleNews[], isWeekly: boolean, to: MailAddresses) {
  const more = articles.length - MAX_ITEMS
  const title = shortened(articles[0]?.title ?? '', 90)
  const others = articles.length > 1 ? `, and ${articles.length - 1} more` : ''
  return composed(to, {
    subject: `${isWeekly ? 'This week: ' : ''}${title}${others}`,
    preview: `${counted(articles.length, 'new article')} you have not read yet`,
    paragraphs: [`Hello ${reader.username},`, `${counted(articles.length, 'new article')} that you have not read yet:`],
    items: articles.slice(0, MAX_ITEMS).map((article) => itemOf(article, to.publicUrl)),
    action: { label: more > 0 ? `Read these and ${more} more` : 'Open the current affairs', url: `${to.publicUrl}/dashboard` },
  })
}

export function quizMail(reader: Reader, attempts: QuizNews[], to: MailAddresses) {
  const [first] = attempts
  return composed(to, {
    subject: attempts.length === 1 && first ? `Quiz completed: ${resultOf(first)}` : `You completed ${attempts.length} quizzes`,
    preview: first?.title ?? '',
    paragraphs: [`Hello ${reader.username},`, 'Here is what you answered, question by question, to look at again:'],
    items: attempts.slice(0, MAX_ITEMS).map((attempt) => ({
      label: resultOf(attempt),
      title: attempt.title,
      text: '',
      url: `${to.publicUrl}/quiz-history/${attempt.attempt_id}`,
    })),
    action: { label: 'Open my quiz history', url: `${to.publicUrl}/quiz-history` },
  })
}

/** @param count of all that wait; `articles` are the oldest of them */
export function bookmarkMail(reader: Reader, articles: ArticleNews[], count: number, to: MailAddresses) {
  const more = count - articles.length
  return composed(to, {
    subject: count === 1 ? 'A saved article is waiting' : `${count} saved articles are waiting`,
    preview: articles[0]?.title ?? '',
    paragraphs: [`Hello ${reader.username},`, `You saved ${count === 1 ? 'this' : 'these'} more than a week ago:`],
    items: articles.map((article) => itemOf(article, to.publicUrl)),
    action: { label: more > 0 ? `Open these and ${more} more` : 'Open my bookmarks', url: `${to.publicUrl}/bookmarks` },
  })
}

const itemOf = ({ article_id, title, summary, gs_paper_category, publication_date }: ArticleNews, publicUrl: string) => ({
  label: `${gs_paper_category} · ${dayInWords(publication_date)}`,
  title,
  text: shortened(summary, 220),
  url: `${publicUrl}/article/${article_id}`,
})

const composed = ({ preferences, unsubscribe }: MailAddresses, text: MailText) => ({
  ...composeMail({ ...text, links: [{ label: 'Choose what you are sent, or stop these mails', url: preferences }] }),
  headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

const resultOf = ({ score, total_questions }: QuizNews) => `${score} of ${total_questions} right`
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** To the end of a word. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`
}
