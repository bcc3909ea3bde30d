import type { Submission } from '#contract/practice/quizzes.ts'
import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, removeUserItem, userItemNames, writeUserItem } from '#web/platform/storage/user-storage.ts'

/** A finished attempt that the server may not know yet, with what the history shows of it meanwhile. */
export interface UnsentAttempt {
  owner: string
  submission: Submission & { attemptKey: string }
  quizTitle: string
  articleTitle: string
  score: number
  totalQuestions: number
  percentage: number
  finishedAt: number
}

const FOLDER = 'unsent-attempt/'
const MOST = 20
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Oldest first. What is older than a month goes, and what a wild clock dated far ahead. */
export function unsentAttempts(owner: string, now: number): UnsentAttempt[] {
  return userItemNames(owner, FOLDER)
    .flatMap((name) => {
      const attempt = readUserItem(owner, name)
      if (isAttempt(attempt, owner) && Math.abs(now - attempt.finishedAt) < KEPT_MS) return [attempt]
      removeUserItem(owner, name)
      return []
    })
    .sort((a, b) => a.finishedAt - b.finishedAt)
}

/** Each under a name of its own, so that two tabs never overwrite one another's. The oldest goes where there would be too many. */
export function keepUnsent(attempt: UnsentAttempt): void {
  const { owner, finishedAt } = attempt
  // A tab that hears late of a sign-out must not put back what the sign-out dropped.
  if (readSession().user?.id !== owner) return
  writeUserItem(owner, FOLDER + attempt.submission.attemptKey, attempt)
  for (const old of unsentAttempts(owner, finishedAt).slice(0, -MOST)) dropUnsent(old)
}

export function dropUnsent({ owner, submission }: UnsentAttempt): void {
  removeUserItem(owner, FOLDER + submission.attemptKey)
}

/** Asked at every start of the product, before any of its code for quizzes is loaded. */
export const hasUnsent = (owner: string) => userItemNames(owner, FOLDER).length > 0

/** Stored by this product, but perhaps by another version of it, or by a curious hand. */
function isAttempt(value: unknown, owner: string): value is UnsentAttempt {
  const attempt = value as Partial<UnsentAttempt> | null | undefined
  return (
    attempt?.owner === owner &&
    typeof attempt.submission?.attemptKey === 'string' &&
    typeof attempt.submission.quizId === 'string' &&
    Array.isArray(attempt.submission.answers) &&
    [attempt.finishedAt, attempt.score, attempt.totalQuestions, attempt.percentage].every(Number.isFinite) &&
    [attempt.quizTitle, attempt.articleTitle].every((title) => typeof title === 'string')
  )
}
