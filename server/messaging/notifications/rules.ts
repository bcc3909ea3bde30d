import { dayInWords } from '#contract/calendar.ts'
import { cutText } from '#contract/cut-text.ts'
import { SILENCED_BY, SWITCHES } from '#contract/messaging/notification-types.ts'
import type { Notification } from '#contract/messaging/notifications.ts'
import { textOfMarkup } from '#contract/reading/markup-text.ts'
import { READING_MILESTONES, STREAK_MILESTONES } from '#contract/reading/progress.ts'
import { can } from '#contract/roles.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import { counted } from '#server/platform/text/counted.ts'

/** A returning user should not see hundreds. */
export const BROADCAST_UNREAD_MS = 30 * 24 * 60 * 60_000

const COMMUNITY_TYPES = new Set<string>(
  Object.entries(SILENCED_BY).flatMap(([type, toggle]) => (toggle && SWITCHES[toggle].group === 'community' ? [type] : [])),
)

/** Quotes and names are for community members. Stored unchanged: they show again with Pro. */
export function withheldFrom(role: string, notification: Notification): Notification {
  if (!COMMUNITY_TYPES.has(notification.type) || can(role, 'community')) return notification
  return {
    ...notification,
    title: 'New activity in the community',
    message: 'The community is for Pro members. With Pro you can read this notification.',
    path: '/subscription?for=community',
  }
}

type Words = Omit<Notice, 'userId'>

export const aboutDay = (entryId: string) => `entry:${entryId}`

export function dayPublished(entryId: string, day: string, articles: { id: string; title: string }[]): Omit<Words, 'silencedBy'> {
  const [first, ...more] = articles
  return {
    type: 'new_article',
    title: `New current affairs: ${dayInWords(day)}`,
    message: [first?.title, more.length > 0 && `and ${counted(more.length, 'more article')}`].filter(Boolean).join(', '),
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
  title: `Corrected: ${title}`,
  message: shortened(right),
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
  audience: 'bookmarks' as const,
  articleId,
  type: 'article_addition' as const,
  title: `Since then: ${title}`,
  message: shortened(
    count === 1 ? textOfMarkup(latest) : `${textOfMarkup(latest)} And ${counted(count - 1, 'more development')}.`,
  ),
  path: `/article/${articleId}#since-then`,
  about: `addition:${noteId}`,
})

export interface QuizOutcome {
  attemptId: string
  quizTitle: string
  score: number
  totalQuestions: number
  percentage: number
}

export function quizCompleted({ attemptId, quizTitle, score, totalQuestions, percentage }: QuizOutcome): Words[] {
  const path = `/quiz-history/${attemptId}`
  const achievement = (about: string, title: string, message: string): Words => ({
    type: 'achievement',
    title,
    message,
    path,
    about,
    silencedBy: 'in_app_quiz_completion',
  })
  return [
    {
      type: 'quiz_completion',
      title: 'Quiz completed',
      message: `${quizTitle}: ${score} of ${totalQuestions} correct (${percentage}%)`,
      path,
      about: `attempt:${attemptId}`,
    },
    achievement('first-quiz', 'First quiz', 'You have taken your first quiz.'),
    ...(score === totalQuestions
      ? [achievement('first-perfect-quiz', 'Perfect score', `All ${totalQuestions} correct in ${quizTitle}.`)]
      : []),
  ]
}

/** @param total includes this one */
export function articleRead(total: number): Words[] {
  if (!READING_MILESTONES.includes(total)) return []
  return [
    {
      type: 'achievement',
      title: total === 1 ? 'First article' : `${total} articles`,
      message: total === 1 ? 'You have read your first article.' : `You have read ${total} articles.`,
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
    const next = STREAK_MILESTONES.find((milestone) => milestone > current)
    notices.push({
      type: 'reading_streak',
      title: `${current}-day reading streak`,
      message: `You have read on ${current} days in a row.${next ? ` The next milestone is ${next} days.` : ''}`,
      path: '/dashboard',
      about: `streak:${current}:${day}`,
    })
  }
  if (longestBefore >= RECORD_FROM && current === longestBefore + 1)
    notices.push({
      type: 'achievement',
      title: 'Your longest streak yet',
      message: `${current} days in a row, one more than your previous record.`,
      path: '/dashboard',
      about: `longest:${day}`,
      silencedBy: 'in_app_reading_streaks',
    })
  return notices
}

export function streakReminder(day: string, current: number): Words {
  return {
    type: 'reading_streak',
    title: 'Your streak ends tonight',
    message: `You have read on ${current} days in a row. One article today keeps it going.`,
    path: '/dashboard',
    about: `reminder:${day}`,
  }
}

/** @param day local */
export function bookmarkReminder(day: string, count: number, title: string): Words {
  return {
    type: 'bookmark_reminder',
    title: 'Unread bookmarks',
    message: count === 1 ? title : `${title}, and ${counted(count - 1, 'more saved article')}`,
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
