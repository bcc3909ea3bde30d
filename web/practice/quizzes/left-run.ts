import { readSession } from '#web/platform/session/session.ts'
import { dropOwn, keepOwn, ownNames, readOwn } from '#web/platform/storage/own-storage.ts'
import { type Run, timeSpent } from './quiz-run.ts'

/** An attempt that was left midway: it is offered again for a week. */
export interface LeftRun extends Pick<Run, 'attemptKey' | 'answers' | 'place' | 'spentMs'> {
  leftAt: number
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const FOLDER = 'quiz-run/'

export function readLeftRun(owner: string, quizId: string, now: number): LeftRun | undefined {
  for (const name of ownNames(owner, FOLDER)) if (!isFresh(readOwn(owner, name), now)) dropOwn(owner, name)
  const left = readOwn(owner, FOLDER + quizId)
  return isFresh(left, now) && Object.keys(left.answers).length > 0 ? left : undefined
}

export function keepLeftRun(owner: string, quizId: string, run: Run, now: number): void {
  // A tab that hears late of a sign-out must not put back what the sign-out dropped.
  if (readSession().user?.id !== owner) return
  const { attemptKey, answers, place } = run
  keepOwn(owner, FOLDER + quizId, { attemptKey, answers, place, spentMs: timeSpent(run, now), leftAt: now } satisfies LeftRun)
}

export function dropLeftRun(owner: string, quizId: string): void {
  dropOwn(owner, FOLDER + quizId)
}

/** Stored by this product, but perhaps by another version of it, or by a curious hand. */
function isFresh(value: unknown, now: number): value is LeftRun {
  const left = value as Partial<LeftRun> | null | undefined
  return (
    typeof left?.attemptKey === 'string' &&
    typeof left.answers === 'object' &&
    left.answers !== null &&
    Number.isInteger(left.place) &&
    Number.isFinite(left.spentMs) &&
    typeof left.leftAt === 'number' &&
    Math.abs(now - left.leftAt) < KEPT_MS
  )
}
