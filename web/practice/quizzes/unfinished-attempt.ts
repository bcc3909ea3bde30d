import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, removeUserItem, userItemNames, writeUserItem } from '#web/platform/storage/user-storage.ts'
import { type Run, timeSpent } from './quiz-run.ts'

/** Can be resumed for a week. */
export interface UnfinishedAttempt extends Pick<Run, 'attemptKey' | 'answers' | 'place' | 'spentMs'> {
  leftAt: number
}

const EXPIRES_AFTER_MS = 7 * 24 * 60 * 60 * 1000
const FOLDER = 'quiz-run/'

export function readUnfinished(owner: string, quizId: string, now: number): UnfinishedAttempt | undefined {
  for (const name of userItemNames(owner, FOLDER)) if (!isFresh(readUserItem(owner, name), now)) removeUserItem(owner, name)
  const left = readUserItem(owner, FOLDER + quizId)
  return isFresh(left, now) && Object.keys(left.answers).length > 0 ? left : undefined
}

export function saveUnfinished(owner: string, quizId: string, run: Run, now: number): void {
  // A tab that learns late of a sign-out must not store what it deleted.
  if (readSession().user?.id !== owner) return
  const { attemptKey, answers, place } = run
  writeUserItem(owner, FOLDER + quizId, {
    attemptKey,
    answers,
    place,
    spentMs: timeSpent(run, now),
    leftAt: now,
  } satisfies UnfinishedAttempt)
}

export function deleteUnfinished(owner: string, quizId: string): void {
  removeUserItem(owner, FOLDER + quizId)
}

/** Another version may have stored it. */
function isFresh(value: unknown, now: number): value is UnfinishedAttempt {
  const left = value as Partial<UnfinishedAttempt> | null | undefined
  return (
    typeof left?.attemptKey === 'string' &&
    typeof left.answers === 'object' &&
    left.answers !== null &&
    Number.isInteger(left.place) &&
    Number.isFinite(left.spentMs) &&
    typeof left.leftAt === 'number' &&
    Math.abs(now - left.leftAt) < EXPIRES_AFTER_MS
  )
}
