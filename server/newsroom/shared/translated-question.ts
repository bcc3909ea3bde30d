import { inWords, type Target } from '#contract/languages.ts'
import { asksForTheOpposite } from '#server/engines/translated-negations.ts'
import { numbersIn } from '#server/engines/translation-check.ts'

interface Question {
  question_text: string
  options: Record<string, string>
  explanation?: string | undefined
}

/** Of a question: `question_text`, `options.B`, … */
export interface QuestionFault {
  field: string
  fault: string
}

/** What the texts of a question say together: its statements, its options in their order, and what is asked for. */
export function questionFaults(english: Question, translated: Question, to: Target): QuestionFault[] {
  return [...statementFaults(english, translated), ...optionFaults(english, translated), ...askingFaults(english, translated, to)]
}

function statementFaults(english: Question, translated: Question): QuestionFault[] {
  const [ours, theirs] = [numberedLines(english.question_text), numberedLines(translated.question_text)]
  if (ours.join() !== theirs.join())
    return [{ field: 'question_text', fault: `statements ${inWords(theirs) || 'without numbers'} for ${inWords(ours)}` }]
  return []
}

/** `1`, `II` or `B` at the beginning of lines, perhaps after a word: `Statement-I:`. */
const numberedLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^\s*\(?(?:[\p{L}\p{M}]+[ -])?(\d{1,2}|[IVX]{1,4}|[A-H])[.:)]\s/u.exec(line)?.[1] ?? [])

function optionFaults({ options: english }: Question, { options: translated }: Question): QuestionFault[] {
  const letters = Object.keys(english).sort()
  const found = Object.keys(translated).sort()
  if (letters.join() !== found.join()) return [{ field: 'options', fault: `options ${inWords(found)} for ${inWords(letters)}` }]
  return letters.flatMap((letter) => {
    const [ours, theirs] = [english[letter] ?? '', translated[letter] ?? '']
    const twin = letters.find((other) => other < letter && spaced(translated[other] ?? '') === spaced(theirs))
    if (twin) return [{ field: `options.${letter}`, fault: `the same text as option ${twin}` }]
    if (isCode(ours) && codeOf(ours) !== codeOf(theirs))
      return [{ field: `options.${letter}`, fault: 'other numbers or letters' }]
    return []
  })
}

const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** `1 and 3 only`, `A-2, B-1`: nothing but places. */
const isCode = (option: string) => /^(?:(?:only|both|and|or|neither|nor)\b|\d+|[A-H]\b|[IVX]+\b|[\s,;:()-])+$/i.test(option)

const codeOf = (option: string) => {
  const latin = option.match(/(?<![\p{L}\d])(?:[A-H]|[IVX]+)(?![\p{L}\d])/gu) ?? []
  return [...numbersIn(option), ...latin].join()
}

function askingFaults(english: Question, translated: Question, to: Target): QuestionFault[] {
  const lastLine = ({ question_text }: Question) => question_text.trim().split('\n').at(-1) ?? ''
  const asking = asksForTheOpposite(lastLine(english), lastLine(translated), to)
    ? [{ field: 'question_text', fault: 'asks for the opposite' }]
    : []
  const lost = [...lettersNamed(english.explanation ?? '')].filter((letter) => !hasLetter(translated.explanation ?? '', letter))
  if (!translated.explanation || lost.length === 0) return asking
  return [...asking, { field: 'explanation', fault: `does not name ${inWords(lost)}` }]
}

const NAMED = /\b(?:options?|statements?) ((?:[A-H]|[IVX]{1,4})(?:(?:, and |, | and | or )(?:[A-H]|[IVX]{1,4}))*)\b/gi

/** Letters of options and Roman numbers of statements, which stay Latin in every language. */
const lettersNamed = (text: string) =>
  new Set([...text.matchAll(NAMED)].flatMap(([, named = '']) => named.match(/\b(?:[A-H]|[IVX]{1,4})\b/g) ?? []))

const hasLetter = (text: string, letter: string) => new RegExp(`(?<![A-Za-z])${letter}(?![A-Za-z])`).test(text)
