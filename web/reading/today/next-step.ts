import type { DailyEntry } from '#contract/reading/daily.ts'
import type { HalfRead } from '#contract/reading/progress.ts'
import type { Beginning } from '#contract/reading/study-plan-rules.ts'
import type { GoalState } from './goal-state.ts'

export interface DayState {
  /** The person's calendar day. */
  today: string
  /** Newest first. */
  days: DailyEntry[]
  read: ReadonlySet<string>
  finished: ReadonlySet<string>
  halfRead: HalfRead[]
  goal: GoalState
  beginWith: Beginning
  hasOpenQuestions: boolean
}

export type Step =
  | { kind: 'questions' }
  | { kind: 'continue'; articleId: string; title: string; percent: number }
  | { kind: 'start'; articleId: string; count: number; minutes: number }
  | { kind: 'next'; articleId: string; place: number; count: number }
  | { kind: 'latest'; articleId: string }
  | { kind: 'done'; articleId: string | undefined }

export function nextStep(state: DayState): Step {
  const { goal, halfRead, finished } = state
  const unread = unreadIn(state)
  if (goal.target > 0 && goal.done >= goal.target) return { kind: 'done', articleId: unread[0] }
  if (state.beginWith === 'questions' && state.hasOpenQuestions && goal.done === 0) return { kind: 'questions' }
  const left = halfRead.find(({ article_id }) => !finished.has(article_id))
  if (left) return { kind: 'continue', articleId: left.article_id, title: left.title, percent: Math.round(left.position * 100) }
  return ofToday(state) ?? (unread[0] ? { kind: 'latest', articleId: unread[0] } : { kind: 'done', articleId: undefined })
}

function ofToday({ today, days, read, finished }: DayState): Step | undefined {
  const day = days.find(({ publication_date }) => publication_date === today)
  if (!day) return undefined
  const { articles } = day
  const isOpen = ({ article_id }: { article_id: string }) => !read.has(article_id) && !finished.has(article_id)
  const next = articles.find(isOpen)
  if (!next) return undefined
  if (!articles.every(isOpen))
    return { kind: 'next', articleId: next.article_id, place: articles.indexOf(next) + 1, count: articles.length }
  const minutes = articles.reduce((sum, { reading_minutes }) => sum + reading_minutes, 0)
  return { kind: 'start', articleId: next.article_id, count: articles.length, minutes }
}

/** Newest day first. */
const unreadIn = ({ days, read, finished }: DayState): string[] =>
  days
    .flatMap(({ articles }) => articles.map(({ article_id }) => article_id))
    .filter((articleId) => !read.has(articleId) && !finished.has(articleId))
