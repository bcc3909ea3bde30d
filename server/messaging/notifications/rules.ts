import { cutText } from '#contract/cut-text.ts'
import type { Language } from '#contract/languages.ts'
import { SILENCED_BY, SWITCHES } from '#contract/messaging/notification-types.ts'
import type { Notification } from '#contract/messaging/notifications.ts'
import { textOfMarkup } from '#contract/reading/markup-text.ts'
import { READING_MILESTONES, STREAK_MILESTONES } from '#contract/reading/progress.ts'
import { can } from '#contract/roles.ts'
import { TEXTS } from '#messages/all/messaging/notices.ts'
import type { NoticeData } from '#server/messaging/shared/notice-kinds.ts'
import { told } from '#server/messaging/shared/notice-words.ts'
import type { Notice } from '#server/platform/events/notice.ts'

/** A returning user should not see hundreds. */
export const BROADCAST_UNREAD_MS = 30 * 24 * 60 * 60_000

const COMMUNITY_TYPES = new Set<string>(
  Object.entries(SILENCED_BY).flatMap(([type, toggle]) => (toggle && SWITCHES[toggle].group === 'community' ? [type] : [])),
)

/** Quotes and names are for community members. Stored unchanged: they show again with Pro. */
export function withheldFrom(role: string, notification: Notification, language: Language): Notification {
  if (!COMMUNITY_TYPES.has(notification.type) || can(role, 'community')) return notification
  return {
    ...notification,
    title: TEXTS[language].communityActivity,
    message: TEXTS[language].communityIsPro,
    path: '/subscription?for=community',
  }
}

type Words = Omit<Notice, 'userId'>

export const aboutDay = (entryId: string) => `entry:${entryId}`

export function dayPublished(entryId: string, day: string, articles: { id: string; title: string }[]): Omit<Words, 'silencedBy'> {
  const [first, ...more] = articles
  return {
    type: 'new_article',
    ...told({ kind: 'day_published', day, title: first?.title ?? '', more: more.length }),
    path: first ? `/article/${first.id}` : '/dashboard',
    about: aboutDay(entryId),
  }
}

interface ArticleNews {
  articleId: string
  noteId: string
  title: string
}

const MAX_MESSAGE = 300
const shortened = (text: string) => (text.length > MAX_MESSAGE ? `${cutText(text, MAX_MESSAGE).trimEnd()}…` : text)

export const articleCorrected = ({ articleId, noteId, title, right }: ArticleNews & { right: string }) => ({
  audience: 'readers' as const,
  articleId,
  type: 'article_correction' as const,
  ...told({ kind: 'article_corrected', title }, shortened(right)),
  path: `/article/${articleId}#corrections`,
  about: `correction:${noteId}`,
})

/** @param latest text of the newest entry */
export const articleExtended = ({
  articleId,
  noteId,
  title,
  latest,
  count,
}: ArticleNews & { latest: string; count: number }) => ({
  ...extended(title, textOfMarkup(latest), count - 1),
  audience: 'bookmarks' as const,
  articleId,
  type: 'article_addition' as const,
  path: `/article/${articleId}#since-then`,
  about: `addition:${noteId}`,
})

function extended(title: string, latest: string, more: number) {
  if (more === 0) return told({ kind: 'article_extended', title }, shortened(latest))
  const said = told({ kind: 'article_extended_often', title, latest, more })
  return { ...said, message: shortened(said.message), data: { ...said.data, latest: shortened(latest) } }
}

export interface QuizOutcome {
  attemptId: string
  quizTitle: string
  score: number
  totalQuestions: number
  percentage: number
}

export function quizCompleted({ attemptId, quizTitle, score, totalQuestions, percentage }: QuizOutcome): Words[] {
  const path = `/quiz-history/${attemptId}`
  const achievement = (about: string, data: NoticeData): Words => ({
    ...told(data),
    type: 'achievement',
    path,
    about,
    silencedBy: 'in_app_quiz_completion',
  })
  return [
    {
      type: 'quiz_completion',
      ...told({ kind: 'quiz_completed', quiz: quizTitle, score, total: totalQuestions, percentage }),
      path,
      about: `attempt:${attemptId}`,
    },
    achievement('first-quiz', { kind: 'first_quiz' }),
    ...(score === totalQuestions
      ? [achievement('first-perfect-quiz', { kind: 'perfect_score', total: totalQuestions, quiz: quizTitle })]
      : []),
  ]
}

/** @param total includes this one */
export function articleRead(total: number): Words[] {
  if (!READING_MILESTONES.includes(total)) return []
  return [
    {
      type: 'achievement',
      ...told({ kind: 'articles_read', count: total }),
      path: '/dashboard',
      about: `articles:${total}`,
      silencedBy: 'in_app_reading_streaks',
    },
  ]
}

export interface ExtendedStreak {
  /** `YYYY-MM-DD`. */
  day: string
  current: number
  longestBefore: number
}

const RECORD_FROM = 7

export function streakExtended({ day, current, longestBefore }: ExtendedStreak): Words[] {
  const notices: Words[] = []
  if (STREAK_MILESTONES.includes(current)) {
    const next = STREAK_MILESTONES.find((milestone) => milestone > current) ?? null
    notices.push({
      type: 'reading_streak',
      ...told({ kind: 'streak', count: current, next }),
      path: '/dashboard',
      about: `streak:${current}:${day}`,
    })
  }
  if (longestBefore >= RECORD_FROM && current === longestBefore + 1)
    notices.push({
      type: 'achievement',
      ...told({ kind: 'longest_streak', count: current }),
      path: '/dashboard',
      about: `longest:${day}`,
      silencedBy: 'in_app_reading_streaks',
    })
  return notices
}

export function streakReminder(day: string, current: number): Words {
  return {
    type: 'reading_streak',
    ...told({ kind: 'streak_ends', count: current }),
    path: '/dashboard',
    about: `reminder:${day}`,
  }
}

export interface ForgottenBookmarks {
  count: number
  /** Of the oldest. */
  article_id: string
  title: string
}

/** @param day local */
export function bookmarkReminder(day: string, { count, title, article_id }: ForgottenBookmarks): Words {
  return {
    type: 'bookmark_reminder',
    ...told({ kind: 'unread_bookmarks', article: article_id, title, more: count - 1 }),
    path: '/bookmarks',
    about: `bookmarks:${day}`,
  }
}

/** Local hours; an outage only delays. */
export const STREAK_REMINDER_HOURS = { from: 20, to: 22 }
export const BOOKMARK_REMINDER_HOURS = { from: 10, to: 12 }
/** Sunday is 0. */
export const BOOKMARK_REMINDER_WEEKDAY = 6
export const BOOKMARK_REMINDER_AFTER_MS = 7 * 24 * 60 * 60_000
