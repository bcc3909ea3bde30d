import type { DayUpload } from '#contract/ingest.ts'
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

/**
 * Careful authors qualify what is true, so the right option grows the longest. Counts the questions where one option is longer than all
 * others; more right ones among these than chance gives in 39 days of 40 is a habit.
 */
export const checkLongestIsNotRight: DayCheck = (day) => tooOftenLongest(questionsOf(day))

/** The same over all days, where a small habit shows. */
export const checkLibraryLongest = (days: DayUpload[]) => tooOftenLongest(days.flatMap(questionsOf))

function tooOftenLongest(questions: Question[]) {
  const telling = questions.flatMap((question) => {
    const longest = longestOf(question)
    return longest ? [longest === question.correct_option] : []
  })
  const right = telling.filter(Boolean).length
  const most = Math.floor(telling.length / 4 + 2 * Math.sqrt((telling.length * 3) / 16))
  if (right <= most) return []
  return [
    {
      path: 'articles',
      message: `The longest option is the right one in ${right} of ${telling.length} questions, at most ${most} wanted`,
    },
  ]
}

function longestOf({ options }: Question): string | undefined {
  const [first, second] = Object.entries(options).sort(([, a], [, b]) => b.length - a.length)
  return first && second && first[1].length > second[1].length ? first[0] : undefined
}

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`
