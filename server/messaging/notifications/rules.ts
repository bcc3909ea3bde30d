import { dayInWords } from '#contract/calendar.ts'
import { STREAK_MILESTONES } from '#contract/messaging/notification-types.ts'
import { READING_MILESTONES } from '#contract/reading/progress.ts'
import type { Notice } from '#server/platform/events/notice.ts'

/** Messages to everybody are unread for so long, so that somebody who comes back after a year is not met by hundreds. */
export const BROADCAST_UNREAD_MS = 30 * 24 * 60 * 60_000

type Words = Omit<Notice, 'userId'>

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const aboutDay = (entryId: string) => `entry:${entryId}`

/** @param articles of the day, in their order */
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
      message: `${quizTitle}: ${score} of ${totalQuestions} right (${percentage}%)`,
      path,
      about: `attempt:${attemptId}`,
      silencedBy: 'in_app_quiz_completion',
    },
    achievement('first-quiz', 'First quiz', 'You have taken your first quiz.'),
    ...(score === totalQuestions
      ? [achievement('first-perfect-quiz', 'Every answer right', `All ${totalQuestions} right in ${quizTitle}.`)]
      : []),
  ]
}

/** @param total articles read, with the one just read */
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
  /** The day that extended it, `YYYY-MM-DD`. */
  day: string
  current: number
  /** The longest streak before this one began. */
  longestBefore: number
}

/** Beating a record counts from a week on; shorter ones are beaten every other day. */
const RECORD_FROM = 7

export function streakExtended({ day, current, longestBefore }: ExtendedStreak): Words[] {
  const said: Words[] = []
  if ((STREAK_MILESTONES as readonly number[]).includes(current)) {
    const next = STREAK_MILESTONES.find((milestone) => milestone > current)
    said.push({
      type: 'reading_streak',
      title: `${current}-day reading streak`,
      message: `You have read on ${current} days in a row.${next ? ` The next milestone is ${next} days.` : ''}`,
      path: '/dashboard',
      about: `streak:${current}:${day}`,
      silencedBy: 'in_app_reading_streaks',
    })
  }
  if (longestBefore >= RECORD_FROM && current === longestBefore + 1)
    said.push({
      type: 'achievement',
      title: 'Your longest streak yet',
      message: `${current} days in a row: one more than ever before.`,
      path: '/dashboard',
      about: `longest:${day}`,
      silencedBy: 'in_app_reading_streaks',
    })
  return said
}

export function streakReminder(day: string, current: number): Words {
  return {
    type: 'reading_streak',
    title: 'Your streak ends tonight',
    message: `You have read on ${current} days in a row. One article today keeps it going.`,
    path: '/dashboard',
    about: `reminder:${day}`,
    silencedBy: 'in_app_reading_streaks',
  }
}

/** @param day the local day of the reminder, so that it comes once a week */
export function bookmarkReminder(day: string, count: number, title: string): Words {
  return {
    type: 'bookmark_reminder',
    title: 'Saved and not yet read',
    message: count === 1 ? title : `${title}, and ${counted(count - 1, 'more saved article')}`,
    path: '/bookmarks',
    about: `bookmarks:${day}`,
    silencedBy: 'in_app_bookmark_reminders',
  }
}

/** Local hours in which a reminder may come: late ones are better than none, but not in the night. */
export const STREAK_REMINDER_HOURS = { from: 20, to: 22 }
export const BOOKMARK_REMINDER_HOURS = { from: 10, to: 12 }
/** Saturday, counted from Sunday as 0: there is time to read. */
export const BOOKMARK_REMINDER_WEEKDAY = 6
export const FORGOTTEN_AFTER_MS = 7 * 24 * 60 * 60_000
