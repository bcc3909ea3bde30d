import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/study-session.ts'
import { paths } from '#web/platform/paths.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { titleIn } from '#web/reading/shared/title-in.ts'
import type { SessionStep, StudySession } from './api.ts'

export interface StartProps {
  session: StudySession
  next: SessionStep
}

export function pathOf(step: SessionStep): string {
  switch (step.kind) {
    case 'review':
      return paths.review
    case 'read':
      return paths.article(step.article_id)
    case 'quiz':
      return paths.quiz(step.quiz_id)
    case 'questions':
      return `${paths.dashboard}#questions-of-the-day`
    case 'write':
      return paths.writeAnswer(step.article_id, step.question_key)
    case 'test':
      return testPath(step)
  }
}

function testPath({ attempt_id, lines, questions }: Extract<SessionStep, { kind: 'test' }>): string {
  if (attempt_id) return paths.mockTest(attempt_id)
  return lines.length > 0 ? paths.testOf(lines, questions) : paths.mockTests
}

/** After a verb: `Next: …`. @param language one reads in */
export function stepText(step: SessionStep, language: Language): string {
  if (step.kind === 'read') return m.thenRead({ title: titleIn(step, language).value })
  return step.kind === 'quiz' ? m.thenTakeQuiz({ title: titleIn(step, language).value }) : untitledText(step)
}

function untitledText(step: Exclude<SessionStep, { kind: 'read' | 'quiz' }>): string {
  switch (step.kind) {
    case 'review':
      return m.thenReviewCards({ count: step.cards - step.done })
    case 'questions':
      return m.thenAnswerQuestions
    case 'write':
      return m.thenWriteAnswer
    case 'test':
      return step.title === null ? m.thenTestWeakest({ count: step.questions }) : m.thenTakeTest({ title: step.title })
  }
}

/** Without a title, which a phone would cut: `Next: article 2 of 5`. */
export function shortText(steps: readonly SessionStep[], step: SessionStep): string {
  if (step.kind !== 'read' && step.kind !== 'quiz') return untitledText(step)
  const same = steps.filter(({ kind }) => kind === step.kind)
  const place = same.indexOf(step) + 1
  const total = same.length
  if (total === 1) return allText(step, 1)
  return step.kind === 'read' ? m.thenReadAt({ place, total }) : m.thenQuizAt({ place, total })
}

/** A row of the list: all steps of one kind. */
export interface StepRow {
  kind: SessionStep['kind']
  text: string
  /** Of what is left, until nothing is. */
  minutes: number
  state: SessionStep['state']
  /** Done, of those with several. */
  progress: string | undefined
  /** Where to go on. */
  to: string | undefined
}

/** @param timeZone the person’s */
export function rowsOf(steps: readonly SessionStep[], timeZone: string | undefined): StepRow[] {
  const kinds = [...new Set(steps.map(({ kind }) => kind))]
  return kinds.map((kind) =>
    rowOf(
      kind,
      steps.filter((step) => step.kind === kind),
      timeZone,
    ),
  )
}

function rowOf(kind: SessionStep['kind'], steps: SessionStep[], timeZone: string | undefined): StepRow {
  const open = steps.find(({ state }) => state === 'open')
  const state = open ? 'open' : steps.some((step) => step.state === 'done') ? 'done' : 'skipped'
  const counted = open ? steps.filter((step) => step.state === 'open') : steps
  const minutes = counted.reduce((sum, step) => sum + step.minutes, 0)
  return { kind, text: rowText(steps, timeZone), minutes, state, progress: progressOf(steps), to: open && pathOf(open) }
}

function rowText(steps: readonly SessionStep[], timeZone: string | undefined): string {
  const [first] = steps
  switch (first?.kind) {
    case 'review':
      return m.reviewCards({ count: first.cards })
    case 'read':
      return m.readArticles({ count: steps.length })
    case 'quiz':
      return m.takeQuizzes({ count: steps.length })
    case 'questions':
      return m.answerQuestions
    case 'write':
      return m.writeAnswer
    case 'test':
      if (first.title === null) return m.testWeakest({ count: first.questions })
      return first.opens_at && !first.attempt_id ? `${first.title}, ${formatInstant(first.opens_at, timeZone)}` : first.title
    default:
      return ''
  }
}

/** Such as `read 2 articles, 16 min`. */
export function openText(steps: readonly SessionStep[], { kind }: SessionStep): string {
  const open = steps.filter((step) => step.kind === kind && step.state === 'open')
  const [first] = open
  const minutes = open.reduce((sum, step) => sum + step.minutes, 0)
  return first ? m.withMinutes({ step: allText(first, open.length), minutes }) : ''
}

function allText(first: SessionStep, count: number): string {
  if (first.kind === 'read') return m.thenReadArticles({ count })
  return first.kind === 'quiz' ? m.thenTakeQuizzes({ count }) : untitledText(first)
}

function progressOf(steps: readonly SessionStep[]): string | undefined {
  const [first] = steps
  if (first?.kind === 'review')
    return first.done > 0 && first.state !== 'done' ? m.doneOf({ done: first.done, total: first.cards }) : undefined
  const done = steps.filter(({ state }) => state === 'done').length
  return steps.length > 1 && done > 0 && done < steps.length ? m.doneOf({ done, total: steps.length }) : undefined
}

/** The open step that this page is about, and the one after it; without one, the first that is open. */
export function placeIn(
  { steps }: StudySession,
  pathname: string,
): { current: SessionStep | undefined; next: SessionStep | undefined } {
  const at = steps.findIndex((step) => pathname === pathOf(step).split(/[?#]/)[0])
  const isOpen = ({ state }: SessionStep) => state === 'open'
  const next = steps.slice(at + 1).find(isOpen) ?? steps.slice(0, Math.max(at, 0)).find(isOpen)
  return { current: steps[at], next }
}

export const minutesLeft = (steps: readonly SessionStep[]): number =>
  steps
    .filter((step) => step.state === 'open' && !(step.kind === 'test' && step.opens_at !== null))
    .reduce((sum, { minutes }) => sum + minutes, 0)
