import { statementsOf } from '#server/newsroom/shared/option-meanings.ts'
import { wordsOf } from '#server/newsroom/shared/words.ts'
import type { ArticleCheck } from './finding.ts'
import type { Question } from './questions.ts'

const LEAST_EXPLANATION = 25

/** The explanation says why the right option is right and why each other one is not. */
export const checkExplanations: ArticleCheck = ({ potential_questions }) =>
  (potential_questions?.prelims_quiz ?? []).flatMap((question, place) => {
    const path = `potential_questions.prelims_quiz.${place}.explanation`
    const words = wordsOf(question.explanation).length
    if (words < LEAST_EXPLANATION) return [{ path, message: `${words} words, ${LEAST_EXPLANATION} or more wanted` }]
    const silent = statementsOf(question.question_text).length > 0 ? silentStatements(question) : silentOptions(question)
    return silent.length > 0 ? [{ path, message: `Says nothing of ${silent.join(', ')}` }] : []
  })

/** A sentence that opens so speaks of every statement: "All four were amended." */
const ALL = /(?:^|[.:;] )(?:all|both|none|neither)\b/i
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function silentStatements({ question_text, explanation }: Question): string[] {
  if (ALL.test(explanation)) return []
  const told = new Set(explanation.match(/\d+|[IVX]+\b|\b[a-z]+\b/g))
  return statementsOf(question_text)
    .filter(([number, said], place) => !told.has(number) && !told.has(ORDINALS[place] ?? '') && !isSpokenOf(said, explanation))
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
