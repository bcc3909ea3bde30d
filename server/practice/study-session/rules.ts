import type { SessionStep } from '#contract/practice/study-session.ts'
import { TEST_QUESTIONS, TOLERANCE, USUAL_MINUTES } from '#contract/practice/study-session-rules.ts'
import type { Beginning, Goal } from '#contract/reading/study-plan-rules.ts'

/** Unread or partly read when the day began. */
export interface OpenArticle {
  article_id: string
  title: string
  title_translated: Step<'read'>['title_translated']
  reading_minutes: number
  publication_date: string
  is_begun: boolean
  /** Today. */
  is_finished: boolean
  /** Not taken before today. */
  quiz: { quiz_id: string; questions: number; is_taken: boolean } | null
}

type Step<Kind extends SessionStep['kind']> = Extract<SessionStep, { kind: Kind }>
/** One thing to write, or a test. */
export type Exercise = Omit<Step<'write'>, 'step' | 'state'> | Omit<Step<'test'>, 'step' | 'state'>

export interface Material {
  /** Cards of today with those that are done; seconds each. */
  review: { cards: number; done: number; seconds: number }
  /** Latest day first, in its order. */
  articles: OpenArticle[]
  /** Of the day, for people without quizzes. */
  questions: { count: number; is_done: boolean } | null
  exercise: (Exercise & { is_done: boolean }) | null
}

export interface Wishes {
  minutes: number
  beginWith: Beginning
  /** Names of steps. */
  skipped: readonly string[]
}

const SECONDS_PER_QUESTION = 60
/** As in the examination: 100 in two hours. */
const SECONDS_IN_TEST = 72

/** `ready` and `begun` as the review offers them now; `…_before`: cards added before today. */
export interface SessionCards {
  ready: number
  begun: number
  ready_before: number
  done_before: number
  /** Due by the end of tomorrow. */
  until_tomorrow: number
}

/** Cards added during the day are for tomorrow, unless there are no others: or each article would add to the session. */
export function sessionReview(
  { ready, ready_before, done_before }: SessionCards,
  { budget, done, seconds }: { budget: number; done: number; seconds: number },
): Material['review'] {
  const hasOlder = ready_before + done_before > 0
  const [left, answered] = hasOlder ? [ready_before, done_before] : [ready, done]
  return { cards: Math.min(answered + left, budget), done: answered, seconds }
}

type StoredQuestion = Omit<Step<'write'>, 'kind' | 'step' | 'state'>
type StoredTest = Pick<Step<'test'>, 'title' | 'minutes' | 'questions' | 'opens_at' | 'attempt_id'>

/** At most one of each, but for the lines. */
export interface StoredExercises {
  written: StoredQuestion[]
  tested: StoredTest[]
  tests: StoredTest[]
  drafts: StoredQuestion[]
  weak_lines: { line: string; answered: number }[]
}

/** What was done today, else a test whose time has come, a draft, or a test of the weakest lines. */
export function exerciseFrom({ written, tested, tests, drafts, weak_lines }: StoredExercises): Material['exercise'] {
  const exercises = [
    ...written.map((question) => ({ kind: 'write' as const, ...question, is_done: true })),
    ...tested.map((test) => ({ ...testStep(test), is_done: true })),
    ...tests.map((test) => ({ ...testStep(test), is_done: false })),
    ...drafts.map((question) => ({ kind: 'write' as const, ...question, is_done: false })),
  ]
  return exercises[0] ?? weakTest(weak_lines)
}

/** Times in JSON have no fixed form. */
const testStep = ({ opens_at, ...test }: StoredTest) => ({
  kind: 'test' as const,
  ...test,
  opens_at: opens_at && new Date(opens_at).toISOString(),
  lines: [],
})

function weakTest(weak: StoredExercises['weak_lines']): Material['exercise'] {
  const answered = weak.reduce((sum, line) => sum + line.answered, 0)
  if (answered === 0) return null
  const questions = Math.min(TEST_QUESTIONS, answered)
  const minutes = minutesOf(questions, SECONDS_IN_TEST)
  const lines = weak.map(({ line }) => line)
  return { kind: 'test', title: null, minutes, questions, opens_at: null, attempt_id: null, lines, is_done: false }
}

export const dailyMinutes = (goal: Goal | null): number => (goal?.kind === 'minutes' ? goal.amount : USUAL_MINUTES)

/** 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export const minutesOf = (items: number, seconds: number): number => Math.ceil((items * seconds) / 60)

/**
 * Due cards come first and leave room for an article of the latest day. The rest is filled with its quiz, the exercise, and more
 * articles with their quizzes. What was done today goes first, so that the session stays the same while it is done.
 */
export function sessionFrom(material: Material, wishes: Wishes): SessionStep[] {
  const { minutes } = wishes
  const stepsOf = stepMaker(wishes.skipped)
  const first = firstArticle(material.articles, mostOf(minutes))
  const reserved = first?.reading_minutes ?? 0
  const review = stepsOf.review(material.review, minutes - reserved)
  const begun = first ? [stepsOf.read(first)] : []
  const wanted = wantedSteps(material, first, stepsOf)
  const chosen = [...begun, ...filled(wanted, begun, reserved + (review?.minutes ?? 0), minutes)]
  const left = minutes - minutesIn(chosen)
  const all = minutesIn(chosen) + (review?.minutes ?? 0) < leastOf(minutes) ? stepsOf.review(material.review, left) : review
  return inOrder([...(all ? [all] : []), ...chosen], material.articles, wishes.beginWith)
}

const mostOf = (minutes: number) => Math.floor((minutes * (100 + TOLERANCE)) / 100)
const leastOf = (minutes: number) => Math.ceil((minutes * (100 - TOLERANCE)) / 100)

/** A scheduled test has its own time. */
export const minutesIn = (steps: readonly SessionStep[]): number => steps.reduce((sum, step) => sum + countedMinutes(step), 0)
const countedMinutes = (step: SessionStep) => (step.kind === 'test' && step.opens_at !== null ? 0 : step.minutes)

/** Of the latest day: done today, else one that fits, else the shortest. */
function firstArticle(articles: readonly OpenArticle[], most: number): OpenArticle | undefined {
  const latest = articles.filter(({ publication_date }) => publication_date === articles[0]?.publication_date)
  return (
    latest.find(({ is_finished }) => is_finished) ??
    latest.find(({ reading_minutes }) => reading_minutes <= most) ??
    latest.toSorted((one, other) => one.reading_minutes - other.reading_minutes)[0]
  )
}

/** After the first article one that is begun, so that it is not left; the others after the exercise. */
function wantedSteps(
  { articles, questions, exercise }: Material,
  first: OpenArticle | undefined,
  steps: StepMaker,
): SessionStep[] {
  const others = articles
    .filter((article) => article !== first)
    .toSorted(
      (one, other) => Number(other.is_finished) - Number(one.is_finished) || Number(other.is_begun) - Number(one.is_begun),
    )
  const begun = others.slice(0, 1).filter(({ is_begun, is_finished }) => is_begun || is_finished)
  return [
    ...(first ? steps.quiz(first) : []),
    ...(questions ? [steps.questions(questions)] : []),
    ...begun.map(steps.read),
    ...(exercise ? [steps.exercise(exercise)] : []),
    ...begun.flatMap(steps.quiz),
    ...others.slice(begun.length).flatMap((article) => [steps.read(article), ...steps.quiz(article)]),
  ]
}

function filled(wanted: readonly SessionStep[], begun: readonly SessionStep[], taken: number, minutes: number): SessionStep[] {
  const [chosen, most, least] = [[] as SessionStep[], mostOf(minutes), leastOf(minutes)]
  let sum = taken
  for (const step of wanted) {
    const counted = countedMinutes(step)
    const isWanted = counted === 0 || (sum < least && sum + counted <= most)
    if (!isWanted || !isPossible(step, [...begun, ...chosen])) continue
    chosen.push(step)
    sum += counted
  }
  return chosen
}

/** A quiz follows its article. */
const isPossible = (step: SessionStep, chosen: readonly SessionStep[]) =>
  step.kind !== 'quiz' || chosen.some((one) => one.kind === 'read' && one.article_id === step.article_id)

type StepMaker = ReturnType<typeof stepMaker>

function stepMaker(skipped: readonly string[]) {
  const named = (step: string, isDone: boolean) => {
    const state: SessionStep['state'] = isDone ? 'done' : skipped.includes(step) ? 'skipped' : 'open'
    return { step, state }
  }
  return {
    review: ({ cards, done, seconds }: Material['review'], room: number): Step<'review'> | undefined => {
      const fitting = Math.min(cards, Math.floor((room * 60) / seconds))
      if (fitting < 1) return undefined
      const part = { cards: fitting, done: Math.min(done, fitting), minutes: minutesOf(fitting, seconds) }
      return { kind: 'review', ...named('review', done >= fitting), ...part }
    },
    read: ({ article_id, title, title_translated, reading_minutes, is_begun, is_finished }: OpenArticle): Step<'read'> => ({
      kind: 'read',
      ...named(`read:${article_id}`, is_finished),
      minutes: reading_minutes,
      article_id,
      title,
      title_translated,
      is_begun,
    }),
    quiz: ({ article_id, title, title_translated, quiz }: OpenArticle): Step<'quiz'>[] =>
      quiz === null
        ? []
        : [
            {
              kind: 'quiz',
              ...named(`quiz:${quiz.quiz_id}`, quiz.is_taken),
              minutes: minutesOf(quiz.questions, SECONDS_PER_QUESTION),
              article_id,
              quiz_id: quiz.quiz_id,
              title,
              title_translated,
              questions: quiz.questions,
            },
          ],
    questions: ({ count, is_done }: NonNullable<Material['questions']>): Step<'questions'> => ({
      kind: 'questions',
      ...named('questions', is_done),
      minutes: minutesOf(count, SECONDS_PER_QUESTION),
      questions: count,
    }),
    exercise: ({ is_done, ...exercise }: NonNullable<Material['exercise']>): SessionStep => ({
      ...exercise,
      ...named(exercise.kind, is_done),
    }),
  }
}

function inOrder(steps: SessionStep[], articles: readonly OpenArticle[], beginWith: Beginning): SessionStep[] {
  const kinds: SessionStep['kind'][] =
    beginWith === 'questions'
      ? ['review', 'questions', 'read', 'quiz', 'write', 'test']
      : ['review', 'read', 'quiz', 'questions', 'write', 'test']
  const begunFirst = articles.toSorted((one, other) => Number(other.is_begun) - Number(one.is_begun))
  const place = (step: SessionStep) =>
    'article_id' in step ? begunFirst.findIndex(({ article_id }) => article_id === step.article_id) : 0
  return steps.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || place(one) - place(other))
}
