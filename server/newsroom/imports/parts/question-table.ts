import { type Block, plain } from '../readers/document.ts'
import { acceptedQuestions } from './accepted-questions.ts'
import { keyOf, type QuestionFields } from './question-fields.ts'
import type { Report } from './report.ts'

/** A name of `NAMES`, or the letter of an option. */
type Column = string | undefined

const NAMES: Record<string, string> = {
  question: 'question',
  questiontext: 'question',
  stem: 'question',
  answer: 'answer',
  ans: 'answer',
  key: 'answer',
  correct: 'answer',
  correctanswer: 'answer',
  correctoption: 'answer',
  explanation: 'explanation',
  solution: 'explanation',
  reason: 'explanation',
  syllabus: 'syllabus',
  no: 'number',
  sno: 'number',
  slno: 'number',
  number: 'number',
  questionno: 'number',
}
const LETTER = /^(?:option|choice|opt)?([a-h])$/
const DIGIT = /^(?:option|choice|opt)([1-8])$/

/** @returns a letter for an option */
function columnOf(name: string): Column {
  const word = plain(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  const digit = DIGIT.exec(word)?.[1]
  return NAMES[word] ?? LETTER.exec(word)?.[1]?.toUpperCase() ?? (digit && String.fromCharCode(64 + Number(digit)))
}

export function isQuestionTable({ kind, rows }: Block): boolean {
  const columns = kind === 'table' ? (rows?.[0] ?? []).map(columnOf) : []
  return columns.includes('question') && columns.includes('A') && columns.includes('B')
}

/** A table with a line of names: question, a to d (or option_a, option 1), answer, explanation, syllabus. */
export function csvQuestions(tables: readonly Block[], report: Report) {
  const [first] = tables
  if (!first) return []
  const head = first.rows?.[0] ?? []
  const columns = head.map(columnOf)
  for (const [index, name] of head.entries())
    if (!columns[index] && name) report.leave({ at: 1, text: name }, 'The import does not know this column.')
  if (!isQuestionTable(first)) {
    report.leave(
      { at: 1, text: head.join(', ') },
      'The first line must name the columns: question, a, b, c, d, answer, explanation, syllabus.',
    )
    return []
  }
  let number = 0
  const rows = tables.flatMap(({ rows = [], at }) => rows.slice(1).map((cells) => ({ cells, at })))
  return acceptedQuestions(
    rows.map(({ cells, at }) => fieldsOfRow(columns, cells, at, ++number)),
    report,
  )
}

function fieldsOfRow(columns: readonly Column[], cells: readonly string[], at: number, number: number): QuestionFields {
  const cellOf = (name: string) => plain(cells[columns.indexOf(name)] ?? '')
  const options = Object.fromEntries([...'ABCDEFGH'].map((letter) => [letter, cellOf(letter)]).filter(([, words]) => words))
  const answer = cellOf('answer')
  const syllabus = cellOf('syllabus')
    .split(/[\s,;|]+/)
    .filter(Boolean)
  return {
    number,
    at,
    whole: cells.filter(Boolean).join('\n'),
    question_text: cellOf('question'),
    options,
    answer,
    correct_option: letterOf(answer, options),
    explanation: cellOf('explanation'),
    syllabus,
    extra: [],
  }
}

/** A letter, the words of an option, or its number from 1. */
function letterOf(answer: string, options: Record<string, string>): string {
  const { letter } = keyOf(answer, options)
  return letter || (/^[1-8]$/.test(answer) ? String.fromCharCode(64 + Number(answer)) : '')
}
