import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/messaging/notices.ts'
import { earlierNotice } from './earlier-notices.ts'
import { NOTICE_KINDS, type NoticeData } from './notice-kinds.ts'
import type { NoticeTexts, NoticeWords } from './notice-states.ts'

export interface StoredNotice {
  type: string
  title: string
  message: string
  path: string | null
  data: unknown
}

/**
 * @param message where it is only what somebody wrote
 * @returns what is stored: the data, and the English words for older processes and English readers
 */
export function told(data: NoticeData, message = ''): { title: string; message: string; data: NoticeData } {
  const [title, said = message] = wordsOf(data, 'en')
  return { title, message: said, data }
}

/** @returns the English title of the quiz that the notice says */
export const quizOf = ({ data }: StoredNotice): string | undefined =>
  isNoticeData(data) && 'quiz' in data ? data.quiz : undefined

/** @returns id of the article whose title the notice says */
export const articleOf = ({ path, data }: StoredNotice): string | undefined =>
  isNoticeData(data) && 'article' in data
    ? data.article
    : /^\/article\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:#|$)/.exec(path ?? '')?.[1]

/**
 * @param translated titles of articles by their ids, and of quizzes by their English titles
 * @returns title and message in the language; as stored where nothing is known but these words
 */
export function noticeIn(
  language: Language,
  notice: StoredNotice,
  translated: ReadonlyMap<string, string> = new Map(),
): { title: string; message: string } {
  const { title, message } = notice
  if (language === 'en') return { title, message }
  const data = isNoticeData(notice.data) ? notice.data : earlierNotice(notice)
  if (!data) return { title, message }
  const ofArticle = 'title' in data ? translated.get(articleOf(notice) ?? '') : undefined
  const ofQuiz = 'quiz' in data ? translated.get(data.quiz) : undefined
  const titled = { ...data, ...(ofArticle && { title: ofArticle }), ...(ofQuiz && { quiz: ofQuiz }) }
  const [heading, text = message] = wordsOf(titled, language)
  return { title: heading, message: text }
}

export function wordsOf(data: NoticeData, language: Language): NoticeWords {
  const say = NOTICE_KINDS[data.kind] as (values: NoticeData, m: NoticeTexts, language: Language) => NoticeWords
  return say(data, TEXTS[language], language)
}

/** A newer process may have stored a kind that this one does not know. */
const isNoticeData = (data: unknown): data is NoticeData =>
  typeof data === 'object' && data !== null && 'kind' in data && Object.hasOwn(NOTICE_KINDS, String(data.kind))
