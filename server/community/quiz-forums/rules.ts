import type { Difficulty } from '#contract/community/quiz-forums.ts'

const EASY_FROM = 70
const MEDIUM_FROM = 40

/** From the displayed percentage. */
export function difficultyOf(averageScore: number, attempts: number): Difficulty {
  if (attempts === 0) return 'Medium'
  if (averageScore >= EASY_FROM) return 'Easy'
  return averageScore >= MEDIUM_FROM ? 'Medium' : 'Hard'
}

const MILLION = 1_000_000

/** Integers add and subtract exactly. */
export const scoreMillionths = (score: number, total: number): number => Math.round((score * MILLION) / total)

/** Whole percent. */
export const averageOf = (shareTotal: number, attempts: number): number =>
  attempts === 0 ? 0 : Math.round((shareTotal / attempts / MILLION) * 100)
