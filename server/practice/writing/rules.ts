import { cutText } from '#contract/cut-text.ts'
import type { Target } from '#contract/languages.ts'
import { directiveOf } from '#contract/practice/directives.ts'
import { minutesFor, type StoredMainsQuestion, USUAL_MARKS, wordsFor } from '#contract/practice/writing-rules.ts'
import { replaceTables } from '#contract/reading/markup-tables.ts'
import type { Sketch, Source, SourcedSketch, Value } from '#contract/reading/provenance.ts'
import { withSources } from '#contract/reading/provenance-rules.ts'

/** As in an article's body. */
export interface MainsQuestion {
  question: string
  answer: string
  syllabus?: string[] | undefined
  marks?: number | undefined
  key_demands?: { point: string; marks: number }[] | undefined
  value_box?: Value[] | undefined
  sketch?: Sketch | undefined
  translated?: Partial<Record<Target, Translation>> | undefined
}

interface Translation {
  question: string
  answer: string
  key_demands?: string[] | undefined
}

interface OfArticle {
  title: string
  gs_paper_category: string
  sources: readonly Source[]
}

export function storedQuestionOf(mains: MainsQuestion, article: OfArticle): StoredMainsQuestion {
  const marks = marksOf(mains)
  return {
    text: mains.question,
    marks,
    words: numberBefore('words?', mains.question) ?? wordsFor(marks),
    minutes: minutesFor(marks),
    directive: directiveOf(mains.question),
    key_demands: keyDemandsOf(mains, marks),
    model_answer: mains.answer,
    ...(mains.value_box && { value_box: withSources(mains.value_box, article.sources) }),
    ...(mains.sketch && { sketch: sourcedSketch(mains.sketch, article.sources) }),
    ...(mains.translated && { translated: translationsOf(mains.translated) }),
    article_title: article.title,
    paper: article.gs_paper_category,
  }
}

/** Key demands that were found in an English answer stay English. */
function translationsOf(translated: NonNullable<MainsQuestion['translated']>): StoredMainsQuestion['translated'] {
  return Object.fromEntries(
    Object.entries(translated).map(([language, { question, answer, key_demands = [] }]) => [
      language,
      { text: question, model_answer: answer, key_demands },
    ]),
  )
}

function sourcedSketch(figure: Sketch, sources: readonly Source[]): SourcedSketch {
  const source = sources[figure.source ?? -1]
  return { figure, ...(source && { source }) }
}

/** Earlier payloads allowed only these, so case studies and essays stated theirs in the question. */
const EARLIER_MARKS = [10, 15]

function marksOf({ question, marks }: MainsQuestion): number {
  const stated = numberBefore('marks?', question)
  const isUsual = stated === undefined || EARLIER_MARKS.includes(stated)
  return isUsual ? (marks ?? stated ?? USUAL_MARKS) : stated
}

/** As in `(250 words, 15 marks)` and `(Answer in 1,000 words)`. */
function numberBefore(unit: string, question: string): number | undefined {
  const found = new RegExp(String.raw`\b(\d{1,3}(?:,\d{3})?|\d{4})[\s-]*${unit}\b`, 'iu').exec(question.slice(-120))?.[1]
  const number = Number(found?.replace(',', ''))
  return number >= 1 && number <= MAX[unit === 'marks?' ? 'marks' : 'words'] ? number : undefined
}

const MAX = { marks: 250, words: 5000 }
const MAX_DEMANDS = 8
const MAX_POINT_CHARACTERS = 300
const WHOLE_ANSWER = 'The answer as a whole'

/** From editors, else headings of the model answer, else first sentences. */
function keyDemandsOf({ answer, key_demands: given = [] }: MainsQuestion, marks: number): StoredMainsQuestion['key_demands'] {
  if (given.length > 0)
    return shared(
      given.map(({ point, marks }) => ({ point, weight: marks })),
      marks,
    )
  const headings = headingsIn(answer)
  const found = headings.length >= 2 ? headings : firstSentencesIn(answer)
  const points = found.length > 0 ? found.slice(0, MAX_DEMANDS) : [WHOLE_ANSWER]
  return shared(
    points.map((point) => ({ point: shortened(point), weight: 1 })),
    marks,
  )
}

/** In hundredths by weight; the first points get the remainder. */
function shared(points: { point: string; weight: number }[], marks: number): StoredMainsQuestion['key_demands'] {
  const total = Math.round(marks * 100)
  const weights = points.reduce((sum, { weight }) => sum + weight, 0)
  const parts = points.map(({ point, weight }) => ({ point, marks_hundredths: Math.floor((total * weight) / weights + 1e-6) }))
  const left = total - parts.reduce((sum, { marks_hundredths }) => sum + marks_hundredths, 0)
  return parts.map((part, index) => ({ ...part, marks_hundredths: part.marks_hundredths + (index < left ? 1 : 0) }))
}

const HEADINGS = [/^#{1,6}\s+(.+?)\s*#*$/u, /^(?:\*\*|__)(.+?)(?:\*\*|__)\s*:?$/u, /^\(?\d{1,2}[.)]\s+(.+)$/u]

function headingsIn(answer: string): string[] {
  const lines = answer.split('\n').map((line) => line.trim())
  const kinds = HEADINGS.map((pattern) => lines.flatMap((line) => plain(pattern.exec(line)?.[1] ?? '') || []))
  return kinds.find(({ length }) => length >= 2) ?? []
}

const firstSentencesIn = (answer: string): string[] =>
  replaceTables(answer, () => '')
    .replace(/^\s*#{1,6}\s.*$/gmu, '')
    .split(/\n\s*\n/u)
    .map((paragraph) => plain(paragraph))
    .flatMap((paragraph) => /^.+?[.?!।](?=\s+[\p{Lu}\p{Lo}“"']|$)/u.exec(paragraph)?.[0] ?? (paragraph || []))

const plain = (text: string): string =>
  text
    .replace(/^\s*(?:[-*+>]|\d{1,2}[.)]|#{1,6})\s+/gmu, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*_`|]+/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s:–—-]+$/u, '')
    .trim()

const shortened = (text: string): string =>
  text.length <= MAX_POINT_CHARACTERS ? text : `${cutText(text, MAX_POINT_CHARACTERS - 1)}…`

/** @returns null until every point has a score */
export const totalScore = (scores: readonly (number | null)[]): number | null =>
  scores.length > 0 && scores.every((score) => score !== null)
    ? scores.reduce<number>((sum, score) => sum + (score ?? 0), 0)
    : null

export function excessiveScore(
  scores: readonly (number | null)[],
  demands: StoredMainsQuestion['key_demands'],
): { index: number; most: number } | undefined {
  const index = scores.findIndex((score, index) => (score ?? 0) > (demands[index]?.marks_hundredths ?? 0))
  return index < 0 ? undefined : { index, most: demands[index]?.marks_hundredths ?? 0 }
}
