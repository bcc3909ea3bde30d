import type { DayUpload } from '#contract/newsroom/ingest.ts'
import { statementsOf } from '#server/newsroom/shared/option-meanings.ts'
import type { DayCheck } from './finding.ts'
import { LETTERS, type Question, questionsOf } from './questions.ts'

/** The shares that each letter may have among the right answers of a day and of all days; a quarter is even. */
const DAY_SHARE = { least: 0.12, most: 0.38 }
const LIBRARY_SHARE = { least: 0.2, most: 0.3 }
/** Shares say nothing of a handful. */
const LEAST_TO_COUNT = 12

/** Who only guesses by letter gains nothing in a day. */
export const checkAnswerSpread: DayCheck = (day) => uneven(questionsOf(day), DAY_SHARE)

/** Nor over all days. */
export const checkLibrarySpread = (days: DayUpload[]) => uneven(days.flatMap(questionsOf), LIBRARY_SHARE)

function uneven(questions: Question[], { least, most }: { least: number; most: number }) {
  if (questions.length < LEAST_TO_COUNT) return []
  return LETTERS.flatMap((letter) => {
    const share = questions.filter(({ correct_option }) => correct_option === letter).length / questions.length
    if (share >= least && share <= most) return []
    const wanted = `${percent(least)} to ${percent(most)} wanted`
    return [{ path: 'articles', message: `${letter} is right in ${percent(share)} of ${questions.length} questions, ${wanted}` }]
  })
}

/** So much longer than the next is seen at a glance. */
const VISIBLY = 1.1

/**
 * Careful authors qualify what is true, so the right option grows the longest. Looks where one option is visibly longer than all others, but
 * not at statements to combine, where the length says what it says. More right ones than chance gives in 39 days of 40 are a habit.
 */
export const checkLongestIsNotRight: DayCheck = (day) => tooOftenLongest(questionsOf(day))

/** The same over all days, where a small habit shows. */
export const checkLibraryLongest = (days: DayUpload[]) => tooOftenLongest(days.flatMap(questionsOf))

/** The same at each question, for those who write it. */
export const checkLongestOptions: DayCheck = ({ articles }) => {
  const { telling, right, most } = longestIn(questionsOf({ articles }))
  if (right <= most) return []
  return articles.flatMap(({ potential_questions }, place) =>
    (potential_questions?.prelims_quiz ?? []).flatMap((question, n) => {
      const letter = longestOf(question)
      if (letter === undefined || letter !== question.correct_option) return []
      const often = `as in ${right} of ${telling} questions with one much longer`
      return [
        {
          path: `articles.${place}.potential_questions.prelims_quiz.${n}.options.${letter}`,
          message: `Is right and the longest of ${COUNTS[Object.keys(question.options).length] ?? 'all'}, ${often}: readers guess it`,
        },
      ]
    }),
  )
}

const COUNTS: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' }

function tooOftenLongest(questions: Question[]) {
  const { telling, right, most } = longestIn(questions)
  if (right <= most) return []
  const message = `The longest option is right in ${right} of ${telling} questions with one much longer, at most ${most} wanted`
  return [{ path: 'articles', message }]
}

/** @returns in how many questions one option is visibly the longest, in how many of these it is right, and in how many it may be */
export function longestIn(questions: Question[]): { telling: number; right: number; most: number } {
  const longest = questions.flatMap((question) => {
    const letter = longestOf(question)
    return letter ? [letter === question.correct_option] : []
  })
  const telling = longest.length
  const most = Math.floor(telling / 4 + 2 * Math.sqrt((telling * 3) / 16))
  return { telling, right: longest.filter(Boolean).length, most }
}

function longestOf({ question_text, options }: Question): string | undefined {
  const [first, second] = Object.entries(options).sort(([, a], [, b]) => b.length - a.length)
  if (!first || !second || statementsOf(question_text).length > 0) return undefined
  return first[1].length >= second[1].length * VISIBLY ? first[0] : undefined
}

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`
