import { pathOf } from '#contract/field-path.ts'
import type { Advice } from '#contract/newsroom/advice.ts'
import { type AdviceRule, MAX_ADVISED_LENGTH, MAX_ADVISED_LINES, MAX_ADVISED_QUESTIONS } from '#contract/newsroom/advice-rules.ts'
import { type Section, sectionOf } from '#contract/newsroom/desk/desk-sections.ts'
import type { Steps } from '#contract/steps.ts'
import { type ValidPart, validPart } from '#server/newsroom/shared/valid-part.ts'
import { type Asked, asked, askedIn, isAlike } from './asked.ts'
import { ARTICLE_RULES, DAY_RULES } from './check-day.ts'
import type { Finding } from './finding.ts'
import { passedDates } from './watch.ts'

type Bag = Record<string, unknown>

export interface AskedBefore {
  day: string
  question_text: string
}

interface Day {
  publication_date: string
  articles: readonly Bag[]
  /** Questions of other days. */
  askedBefore: readonly AskedBefore[]
  /** In India. */
  today: string
}

type Valid = ValidPart & { index: number; given: Bag }

/** In pieces, between which other requests can be served. */
export function* adviceOn({ publication_date, articles, askedBefore, today }: Day): Generator<Advice[]> {
  const valid: Valid[] = []
  for (const [index, given] of articles.entries()) {
    const read = yield* readPart(index, given)
    if (!read) continue
    valid.push(read)
    yield* adviceOnArticle(read, publication_date, today)
  }
  yield* adviceOnDay(valid)
  yield* repeated(valid, askedBefore)
}

function* readPart(index: number, given: Bag): Generator<Advice[], Valid | undefined> {
  const json = JSON.stringify(given)
  const lines = json.split('\\n').length
  if (json.length > MAX_ADVISED_LENGTH || lines > MAX_ADVISED_LINES) {
    const message = `The article has ${json.length} characters in ${lines} lines as JSON: advice looks at ${MAX_ADVISED_LENGTH} in ${MAX_ADVISED_LINES}`
    yield [{ article: index, path: '', section: 'title', rule: 'too_long', message }]
    return undefined
  }
  const part = validPart(given)
  yield []
  return part && { ...part, index, given }
}

function* adviceOnArticle(article: Valid, day: string, today: string): Generator<Advice[]> {
  for (const { rule, check, needs = [], isOfWhole } of ARTICLE_RULES) {
    if (!needs.every((field) => isWritten(article, field))) continue
    const found = check(article.upload, day)
    yield placed(article, rule, isOfWhole ? found.filter(({ path }) => isWritten(article, path)) : found)
  }
  yield placed(article, 'watch', passedDates(article.upload, today))
}

function* adviceOnDay(valid: readonly Valid[]): Generator<Advice[]> {
  const articles = valid.map(({ upload }) => upload)
  for (const { rule, check } of DAY_RULES)
    yield check({ articles }).flatMap(({ path, message }) => {
      const [, index, rest = ''] = /^articles\.(\d+)\.(.*)$/.exec(path) ?? []
      const article = valid[Number(index)]
      if (article) return placed(article, rule, [{ path: rest, message }])
      return [{ article: null, path: '', section: 'quiz' as const, rule, message }]
    })
}

/** Of stored questions. */
const QUESTION = 'potential_questions.prelims_quiz'
const COMPARED_IN_A_PIECE = 50
/** Words that are looked up in all; usual days need a tenth. */
const MOST_STEPS = 20_000_000

/** On another day, or in an earlier article of this one. */
function* repeated(valid: readonly Valid[], before: readonly AskedBefore[]): Generator<Advice[]> {
  const all = valid.flatMap((article) => askedIn(article.upload).map((one) => ({ ...one, article })))
  const written = all.filter(({ article, path }) => isWritten(article, path)).slice(0, MAX_ADVISED_QUESTIONS)
  const stored: (Asked & { day: string })[] = []
  for (let from = 0; from < before.length; from += COMPARED_IN_A_PIECE) {
    const some = before.slice(from, from + COMPARED_IN_A_PIECE)
    stored.push(...some.map(({ day, question_text }) => ({ ...asked(`${QUESTION}.0`, question_text), day })))
    yield []
  }
  const steps = { left: MOST_STEPS }
  for (const [place, one] of written.entries()) {
    const day = one.kind === QUESTION ? yield* alikeAmong(one, stored, steps) : undefined
    const others = written.slice(0, place).filter(({ kind, article }) => kind === one.kind && article !== one.article)
    const earlier = day ? undefined : yield* alikeAmong(one, others, steps)
    if (!day && !earlier) continue
    const where = day ? `on ${day.day}: “${day.text}”` : `in article ${(earlier?.article.index ?? 0) + 1}: “${earlier?.text}”`
    yield placed(one.article, 'repeated', [{ path: one.path, message: `Much the same was asked ${where}` }])
  }
}

function* alikeAmong<One extends Asked>(one: Asked, others: readonly One[], steps: Steps): Generator<Advice[], One | undefined> {
  for (let from = 0; from < others.length; from += COMPARED_IN_A_PIECE) {
    const found = others.slice(from, from + COMPARED_IN_A_PIECE).find((other) => isAlike(one, other, steps))
    if (found) return found
    yield []
  }
  return undefined
}

/** `a.2.b` becomes `a[2].b` in the article as it was given. A paragraph is no part of a path. */
function placed({ index, inDraft }: Valid, rule: AdviceRule, findings: readonly Finding[]): Advice[] {
  return findings.map(({ path, message }) => {
    const [, field = path, paragraph] = /^(.+) paragraph (\d+)$/.exec(path) ?? []
    const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    const place = inDraft(pathOf(steps))
    const section: Section = sectionOf(place) ?? 'title'
    return { article: index, path: place, section, rule, message: paragraph ? `Paragraph ${paragraph}: ${message}` : message }
  })
}

/** @param path with dots */
function isWritten({ given, leftOut }: Valid, path: string): boolean {
  if (leftOut.has(path)) return false
  const value = path.split('.').reduce<unknown>((inner, step) => (inner as Bag | null | undefined)?.[step], given)
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== undefined && value !== null && value !== ''
}
