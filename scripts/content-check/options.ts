import type { ArticleUpload, DayUpload } from '#contract/ingest.ts'
import type { ArticleCheck, DayCheck } from './finding.ts'
import { twins, wordsOf } from './words.ts'

export type Question = NonNullable<ArticleUpload['potential_questions']>['prelims_quiz'][number]

export const LETTERS = ['A', 'B', 'C', 'D']
/** The shares that each letter may have among the right answers of a day and of all days; a quarter is even. */
const DAY_SHARE = { least: 0.12, most: 0.38 }
const LIBRARY_SHARE = { least: 0.2, most: 0.3 }
/** Shares say nothing of a handful. */
const LEAST_TO_COUNT = 12

export const questionsOf = (day: DayUpload): Question[] =>
  day.articles.flatMap(({ potential_questions }) => potential_questions?.prelims_quiz ?? [])

/** Four options, A to D, no two of them alike, one of them right. */
export const checkOptions: ArticleCheck = ({ potential_questions }) =>
  (potential_questions?.prelims_quiz ?? []).flatMap(({ options, correct_option }, place) => {
    const path = `potential_questions.prelims_quiz.${place}`
    const texts = Object.values(options)
    const letters = Object.keys(options).sort().join('')
    return [
      ...(letters === LETTERS.join('') ? [] : [{ path: `${path}.options`, message: `Options ${letters}, ABCD wanted` }]),
      ...(correct_option in options ? [] : [{ path: `${path}.correct_option`, message: `There is no "${correct_option}"` }]),
      ...twins(texts).map(([one, other]) => ({
        path: `${path}.options`,
        message: `"${texts[one]}" and "${texts[other]}" are alike`,
      })),
    ]
  })

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
export const checkLongestIsNotRight: DayCheck = (day) => {
  const telling = questionsOf(day).flatMap((question) => {
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

const percent = (share: number) => `${Math.round(share * 100)} %`

const LEAST_EXPLANATION = 25

/** The explanation says why the right option is right and why each other one is not. */
export const checkExplanations: ArticleCheck = ({ potential_questions }) =>
  (potential_questions?.prelims_quiz ?? []).flatMap((question, place) => {
    const path = `potential_questions.prelims_quiz.${place}.explanation`
    const words = wordsOf(question.explanation).length
    if (words < LEAST_EXPLANATION) return [{ path, message: `${words} words, ${LEAST_EXPLANATION} or more wanted` }]
    const silent = statements(question.question_text).length > 0 ? silentStatements(question) : silentOptions(question)
    return silent.length > 0 ? [{ path, message: `Says nothing of ${silent.join(', ')}` }] : []
  })

/** The statements or pairs that a question lists, by number; Roman ones too. */
const statements = (text: string): [string, string][] =>
  [...text.matchAll(/^\s*(?:Statement[\s-]*)?(\d+|[IVX]+)\s*[.:)]\s(.*)$/gm)].map(([, number = '', said = '']) => [number, said])

/** A whole verdict, such as "All four were amended", speaks of every statement. */
const ALL = /\b(?:all|both|none|neither|each|every)\b/i

function silentStatements({ question_text, explanation }: Question): string[] {
  if (ALL.test(explanation)) return []
  const numbers = new Set(explanation.match(/\d+|\b[IVX]+\b/g))
  return statements(question_text)
    .filter(([number, said]) => !numbers.has(number) && !isSpokenOf(said, explanation))
    .map(([number]) => `statement ${number}`)
}

/** An option is spoken of by its letter, or by a word of it that is telling. */
function silentOptions({ options, explanation }: Question): string[] {
  if (/\b(?:the (?:other|rest|remaining)|others)\b/i.test(explanation)) return []
  return Object.entries(options)
    .filter(([letter, text]) => !new RegExp(`\\b${letter}\\b`).test(explanation) && !isSpokenOf(text, explanation))
    .map(([letter]) => `option ${letter}`)
}

function isSpokenOf(said: string, explanation: string): boolean {
  const told = new Set(tellingWords(explanation))
  return tellingWords(said).some((word) => told.has(word))
}

/** Names, numbers and longer words, by their first letters: singular and plural, verb and noun of one root have these in common. */
const tellingWords = (text: string) =>
  [...text.matchAll(/(?!The\b)\p{Lu}\p{L}{2,}|\p{L}{4,}|\d+/gu)].map(([word]) => word.toLowerCase().slice(0, 5))
