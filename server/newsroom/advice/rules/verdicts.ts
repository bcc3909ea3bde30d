import { asksForWhatIsWrong, statementsOf } from '#server/newsroom/shared/option-meanings.ts'
import type { ArticleCheck } from './finding.ts'
import { LETTERS, type Question } from './questions.ts'

const NUMBER = '(?:\\d+|[IVX]+)'
const LIST = `${NUMBER}(?:(?:, and |, | and |, or | or )(?:statement[- ]|pair )?${NUMBER}){0,7}`
const VERDICT = new RegExp(
  `\\b(${LIST}|all|both|none|neither)\\b(?: (?:of (?:the|these) )?(?:alone|only|both|all|two|three|four|five|six|the|statements?|pairs?)){0,6} ` +
    '(?:is|are|was|were) (?:also |both |all |therefore |thus |rightly |clearly ){0,3}(not |in)?(correct|true|right|wrong|false)',
  'gi',
)
const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

/** The explanation calls those statements right, and only those, that the right option names or counts. */
export const checkVerdicts: ArticleCheck = ({ potential_questions }) =>
  (potential_questions?.prelims_quiz ?? []).flatMap((question, place) => {
    const path = `potential_questions.prelims_quiz.${place}`
    const named = wrongByLetter(question.explanation)
    if (named.includes(question.correct_option))
      return [{ path, message: `The explanation calls ${question.correct_option} wrong, which is said to be the right option` }]
    const text = question.options[question.correct_option] ?? ''
    if (!isContradicted(question, text)) return []
    return [{ path, message: `The explanation does not lead to ${question.correct_option}, "${text}"` }]
  })

function isContradicted({ question_text, explanation }: Question, option: string): boolean {
  const numbers = statementsOf(question_text).map(([number]) => number)
  if (numbers.length === 0 || asksForWhatIsWrong(question_text)) return false
  const verdicts = verdictsOf(explanation, numbers)
  const right = numbers.filter((number) => verdicts.get(number))
  const count = COUNTS.findIndex((word) =>
    new RegExp(`^(?:only |all )?${word}(?: (?:of the )?(?:pairs?|statements?))?(?: only)?$`, 'i').test(option),
  )
  if (count >= 0) return verdicts.size === numbers.length && right.length !== count
  const wanted = namedBy(option, numbers)
  return wanted !== undefined && [...verdicts].some(([number, isRight]) => isRight !== wanted.includes(number))
}

/** What is said of each statement; one that is called both is left out. */
function verdictsOf(explanation: string, numbers: string[]): Map<string, boolean> {
  const said = new Map<string, Set<boolean>>()
  for (const [, who = '', negated, verdict = ''] of explanation.matchAll(VERDICT)) {
    const isNone = /none|neither/i.test(who)
    const isRight = (/correct|true|right/i.test(verdict) !== Boolean(negated)) !== isNone
    const those = /all|both|none|neither/i.test(who) ? numbers : (who.match(/\d+|[IVX]+/g) ?? [])
    for (const number of those) if (numbers.includes(number)) said.set(number, (said.get(number) ?? new Set()).add(isRight))
  }
  return new Map([...said].flatMap(([number, both]) => (both.size === 1 ? [[number, both.has(true)] as const] : [])))
}

/** @returns the statements that an option such as "1 and 3 only" or "Both statements are correct" calls right, `undefined` where it is no such option */
function namedBy(option: string, numbers: string[]): string[] | undefined {
  if (/^neither\b/i.test(option)) return numbers.length === 2 ? [] : undefined
  const said = verdictsOf(option, numbers)
  if (said.size === numbers.length) return numbers.filter((number) => said.get(number))
  if (!/^(?:only |both )?(?:\d+|[IVX]+)(?:(?:, and |, | and )(?:\d+|[IVX]+))*(?: only)?$/i.test(option)) return undefined
  const named = option.match(/\d+|[IVX]+/g) ?? []
  return named.every((number) => numbers.includes(number)) ? named : undefined
}

/** Letters of options that an explanation turns down: "A, C and D are incorrect", "options B and C fail". */
function wrongByLetter(explanation: string): string[] {
  const letters = LETTERS.join('')
  const list = new RegExp(
    `\\b([${letters}](?:(?:, and |, | and |, or | or )[${letters}])*) (?:(?:is|are) (?:therefore |thus |also |all )?(?:wrong|incorrect|false)|fails?\\b)`,
    'g',
  )
  return [...explanation.matchAll(list)].flatMap(([, named = '']) => named.match(/\b[A-Z]\b/g) ?? [])
}
