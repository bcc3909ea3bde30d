import type { Comparison } from '#contract/newsroom/entries.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { blindScore, countMeanings } from './blind-guess.ts'
import type { AskedQuestion } from './option-meanings.ts'

/** The shares between which each meaning is the right one; the examination stays well within them. */
const SHARE = { least: 0.1, most: 0.5 }
/** A share of fewer says little. */
const LEAST_OFFERED = 15
const MOST_NET = 8

/**
 * Where the right option can be guessed without reading the statements.
 * @param leastOffered fewer for a single day, which has few questions of a form
 */
export function keyHabits(questions: AskedQuestion[], leastOffered = LEAST_OFFERED): string[] {
  const uneven = countMeanings(questions)
    .filter(({ offered, right }) => offered >= leastOffered && (right < offered * SHARE.least || right > offered * SHARE.most))
    .map(
      ({ form, meaning, offered, right }) => `"${meaning}" (${form}) is right ${right} times of ${offered}, 10 % to 50 % wanted`,
    )
  const { answered, right, net } = blindScore(questions)
  if (answered < leastOffered || net <= MOST_NET) return uneven
  return [
    ...uneven,
    `Without reading a statement, ${right} of ${answered} are guessed right: ${net.toFixed(1)} net in 100, at most ${MOST_NET} wanted`,
  ]
}

/** A day has few questions of a form. */
const LEAST_OFFERED_IN_DAY = 8

/** @param others questions of the stored days */
export function keyHabitsOf(uploads: ArticleUpload[], others: AskedQuestion[]): Comparison['key_habits'] {
  const questions = uploads.flatMap(({ potential_questions }) => potential_questions?.prelims_quiz ?? [])
  if (questions.length === 0) return { day: [], all: [] }
  return { day: keyHabits(questions, LEAST_OFFERED_IN_DAY), all: keyHabits([...questions, ...others]) }
}
