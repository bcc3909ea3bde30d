import { type Line, optionIn } from './question-lines.ts'
import { ANSWER, type QuestionLines } from './split-questions.ts'

export interface QuestionFields {
  number: number
  at: number
  /** As written. */
  whole: string
  question_text: string
  options: Record<string, string>
  /** A letter. */
  correct_option: string
  /** As written, if it is no letter. */
  answer: string
  explanation: string
  syllabus: string[]
  /** Lines that belong to nothing. */
  extra: Line[]
}

const EXPLANATION = /^(?:explanation|expl?|solution|reason|rationale)\s*[.:–-]+\s*/i
const EXPLANATION_WITHIN = /\b(?:explanation|exp|solution|reason)\s*[:–-]\s*/i
const SYLLABUS = /^syllabus\s*[:–-]\s*/i
const LETTER = /^[([]?([a-hA-H])[)\]]?(?=$|[\s,;:.–-])[\s,;:.–-]*/

export function fieldsOf({ number, lines }: QuestionLines): QuestionFields {
  const body: Line[] = []
  const explanation: string[] = []
  let [answer, place] = ['', 'body' as 'body' | 'answer' | 'explanation']
  const syllabus: string[] = []
  for (const line of lines) {
    const given = ANSWER.exec(line.text)?.[1]
    if (SYLLABUS.test(line.text))
      syllabus.push(
        ...line.text
          .replace(SYLLABUS, '')
          .split(/[\s,;]+/)
          .filter(Boolean),
      )
    else if (EXPLANATION.test(line.text)) {
      place = 'explanation'
      explanation.push(line.text.replace(EXPLANATION, ''))
    } else if (given !== undefined && place === 'body') {
      place = 'answer'
      const [key = '', ...reasons] = given.split(EXPLANATION_WITHIN)
      answer = key.trim()
      explanation.push(...(reasons.length > 0 ? [given.slice(given.indexOf(reasons[0] ?? ''))] : []))
    } else if (place === 'body') body.push(line)
    else explanation.push(line.text)
  }
  const { stem, options, extra } = dividedAtRun(body)
  const key = keyOf(answer, options)
  return {
    number,
    at: lines[0]?.at ?? 1,
    whole: lines.map(({ text }) => text).join('\n'),
    question_text: stem.map(({ text }) => text).join('\n'),
    options,
    correct_option: key.letter,
    answer,
    explanation: [key.reason, ...explanation].filter(Boolean).join('\n').trim(),
    syllabus,
    extra,
  }
}

/** `(b) Both 1 and 2`, `b. Because …` or the words of an option. */
export function keyOf(answer: string, options: Record<string, string>): { letter: string; reason: string } {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  const byWords = Object.keys(options).find((letter) => words(options[letter] ?? '') === words(answer) && words(answer) !== '')
  if (byWords) return { letter: byWords, reason: '' }
  const [label = '', found = ''] = LETTER.exec(answer) ?? []
  const letter = found.toUpperCase()
  const rest = answer.slice(label.length).trim()
  return { letter, reason: words(rest) === words(options[letter] ?? '') ? '' : rest }
}

interface Divided {
  stem: Line[]
  options: Record<string, string>
  extra: Line[]
}

/** The last lines that are lettered from a: lists to be matched may have letters too. */
function dividedAtRun(body: readonly Line[]): Divided {
  let run: number[] = []
  let open: number[] = []
  for (const [index, { text }] of body.entries()) {
    const letter = optionIn(text)?.letter
    if (letter === 'a') open = [index]
    else if (letter && open.length > 0 && letter.charCodeAt(0) - 97 === open.length) open.push(index)
    if (open.length > 1) run = open
  }
  if (run.length === 0) return dividedAtNested(body)
  const options: Divided['options'] = {}
  const extra: Line[] = []
  for (const [index, start] of run.entries()) {
    const [first, ...others] = body.slice(start, run[index + 1])
    const end = others.findIndex(({ isFirst }) => isFirst)
    const more = end < 0 ? others : others.slice(0, end)
    options[letterAt(index)] = [optionIn(first?.text ?? '')?.words, ...more.map(({ text }) => text)].join(' ')
    extra.push(...others.slice(more.length))
  }
  return { stem: body.slice(0, run[0]), options, extra }
}

/** Word and HTML keep the letters of a list to themselves: the list at the end has the options. */
function dividedAtNested(body: readonly Line[]): Divided {
  const start = body.findLastIndex(({ isNested }) => !isNested) + 1
  const nested = body.slice(start)
  if (start === 0 || nested.length < 2 || nested.length > 8) return { stem: [...body], options: {}, extra: [] }
  const options = nested.map(({ text }, index) => [letterAt(index), text.replace(/^\d{1,2}\.\s+/, '')])
  return { stem: body.slice(0, start), options: Object.fromEntries(options), extra: [] }
}

const letterAt = (index: number) => String.fromCharCode(65 + index)
