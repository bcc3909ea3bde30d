import { dayBefore } from '#contract/calendar.ts'
import type { Language } from '#contract/languages.ts'

export interface StreakSoFar {
  current_streak: number
  longest_streak: number
  last_read_date: string
  /** Before the current streak. */
  longest_before: number
}

/** `day` can be earlier after travelling west. */
export function withDay(so: StreakSoFar | undefined, day: string): StreakSoFar {
  if (so && day <= so.last_read_date) return so
  const goesOn = so !== undefined && so.last_read_date === dayBefore(day)
  const current = goesOn ? so.current_streak + 1 : 1
  return {
    current_streak: current,
    longest_streak: Math.max(current, so?.longest_streak ?? 0),
    last_read_date: day,
    longest_before: goesOn ? so.longest_before : (so?.longest_streak ?? 0),
  }
}

export function currentOn(so: Pick<StreakSoFar, 'current_streak' | 'last_read_date'> | undefined, today: string): number {
  return so && (so.last_read_date >= today || so.last_read_date === dayBefore(today)) ? so.current_streak : 0
}

export interface TodayReader {
  id: string
  role: string
  timeZone: string
  /** Of notifications. */
  language: Language
}

export const ANSWERS = ['quiz_discussion_reply', 'quiz_discussion_resolved', 'forum_reply']

export function finishedOn(articles: { reading_minutes: number }[]): { articles: number; minutes: number } {
  return { articles: articles.length, minutes: articles.reduce((sum, { reading_minutes }) => sum + reading_minutes, 0) }
}

export interface LastAttempt {
  attempt_id: string
  quiz_id: string
  /** Of the article. */
  title: string
  article_id: string
  score: number
  total_questions: number
}

/** @param attempts the last at each quiz, newest first */
export const lastWithMistakes = (attempts: LastAttempt[]): LastAttempt | undefined =>
  attempts.find(({ score, total_questions }) => score < total_questions)
