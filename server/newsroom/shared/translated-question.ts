import { NUMBER_RULES } from '#contract/language-rules/rules.ts'
import { inWords, type Target } from '#contract/languages.ts'
import { movedNames, type NamedTerm } from '#server/engines/moved-names.ts'
import { asksForTheOpposite, WRONG } from '#server/engines/translated-negations.ts'
import { numbersIn } from '#server/engines/translation-check.ts'
import { protectedTerms } from './protected-terms.ts'

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

/**
 * What the texts of a question say together: its statements and its options in their order, and what is asked for.
 * @param known terms of the article; official names and abbreviations are followed in any case
 */
export function questionFaults(
  english: Question,
  translated: Question,
  to: Target,
  known: readonly NamedTerm[] = [],
): QuestionFault[] {
  const texts = [english.question_text, ...Object.values(english.options)]
  const terms = [...known, ...protectedTerms(texts, to)]
  return [
    ...statementFaults(english, translated, terms),
    ...optionFaults(english, translated, to, terms),
    ...askingFaults(english, translated, to),
  ]
}

function statementFaults(english: Question, translated: Question, terms: readonly NamedTerm[]): QuestionFault[] {
  const [ours, theirs] = [numberedLines(english.question_text), numberedLines(translated.question_text)]
  if (ours.join() !== theirs.join())
    return [{ field: 'question_text', fault: `statements ${inWords(theirs) || 'without numbers'} for ${inWords(ours)}` }]
  const [lines, translatedLines] = [english.question_text.split('\n'), translated.question_text.split('\n')]
  if (lines.length !== translatedLines.length) return []
  const [moved] = movedNames(lines, translatedLines, terms)
  return moved ? [{ field: 'question_text', fault: `line ${moved.at + 1} has “${moved.what}” of line ${moved.of + 1}` }] : []
}

/** `1`, `II` or `B` at the beginning of lines, perhaps after a word: `Statement-I:`. */
const numberedLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^\s*\(?(?:[\p{L}\p{M}]+[ -])?(\d{1,2}|[IVX]{1,4}|[A-H])[.:)]\s/u.exec(line)?.[1] ?? [])

function optionFaults(
  { options: english }: Question,
  { options: translated }: Question,
  to: Target,
  terms: readonly NamedTerm[],
): QuestionFault[] {
  const letters = Object.keys(english).sort()
  const found = Object.keys(translated).sort()
  if (letters.join() !== found.join()) return [{ field: 'options', fault: `options ${inWords(found)} for ${inWords(letters)}` }]
  const textsOf = (options: Record<string, string>) => letters.map((letter) => options[letter] ?? '')
  const moved = movedNames(textsOf(english), textsOf(translated), terms)
  const judged = judgedOtherwise(textsOf(english), textsOf(translated), to)
  return letters.flatMap((letter, at) => {
    const [ours, theirs] = [english[letter] ?? '', translated[letter] ?? '']
    const twin = letters.find((other) => other < letter && spaced(translated[other] ?? '') === spaced(theirs))
    if (twin) return [{ field: `options.${letter}`, fault: `the same text as option ${twin}` }]
    if (isCode(ours) && codeOf(ours) !== codeOf(theirs))
      return [{ field: `options.${letter}`, fault: 'other numbers or letters' }]
    if (countsOtherwise(ours, theirs, to)) return [{ field: `options.${letter}`, fault: 'counts another number' }]
    if (judged.includes(at)) return [{ field: `options.${letter}`, fault: 'calls another statement incorrect' }]
    const strange = moved.find((one) => one.at === at)
    if (strange) return [{ field: `options.${letter}`, fault: `has “${strange.what}” of option ${letters[strange.of]}` }]
    return []
  })
}

const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** `1 and 3 only`, `A-2, B-1`, `4 – 2 – 1 – 3`: nothing but places. */
const isCode = (option: string) => /^(?:(?:only|both|and|or|neither|nor)\b|\d+|[A-H]\b|[IVX]+\b|[\s,;:()–—→-])+$/i.test(option)

/** Options such as `Statement-I is correct but Statement-II is incorrect` that say in the translation what another one says. */
function judgedOtherwise(english: string[], translated: string[], to: Target): number[] {
  const wrong = VERDICTS[to]
  if (!wrong) return []
  const ours = english.map((option) => verdictIn(option, VERDICTS.en))
  const theirs = translated.map((option) => verdictIn(option, wrong))
  return theirs.flatMap((said, at) =>
    said !== ours[at] && ours.some((other, of) => other === said && theirs[of] !== other) ? [at] : [],
  )
}

/** Statements and words for "incorrect" in their order: `I II -`. A verdict follows its statement in all languages. */
const verdictIn = (option: string, words: RegExp) =>
  [...option.matchAll(words)].map(([word]) => (/^[IV]+$/.test(word) ? word : '-')).join(' ')

const VERDICTS = Object.fromEntries(
  Object.entries({ ...WRONG, en: /incorrect|wrong|false/ }).map(([language, { source }]) => [
    language,
    new RegExp(`(?<![A-Za-z])(?:I{1,3}|IV|VI{0,3})(?![A-Za-z])|${source}`, 'g'),
  ]),
) as Partial<Record<Target, RegExp>> & { en: RegExp }

/** `Only two`, `All three pairs`, said with the word of another number. */
function countsOtherwise(ours: string, theirs: string, to: Target): boolean {
  const [, word = ''] =
    /^(?:only|all|exactly) (\w+)(?: (?:of the (?:above )?)?(?:pairs?|statements?))?(?: only)?$/i.exec(ours) ?? []
  const count = COUNTED.en.findIndex((number) => number.test(word))
  const isSaid = COUNTED[to].map((number) => number.test(theirs))
  return count >= 0 && !isSaid[count] && isSaid.includes(true)
}

const COUNTED = Object.fromEntries(
  Object.entries(NUMBER_RULES).map(([language, { counts }]) => [
    language,
    counts.map((word) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${word})`, 'iu')),
  ]),
) as Record<Target | 'en', RegExp[]>

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
