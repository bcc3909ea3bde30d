import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SessionStep } from '#contract/practice/study-session.ts'
import {
  exerciseFrom,
  type Material,
  minutesIn,
  type OpenArticle,
  sessionFrom,
  sessionReview,
  type Wishes,
  weekdayOf,
} from './rules.ts'

const idOf = (place: number) => `0198c0de-0000-7000-8000-${String(place).padStart(12, '0')}`

/** Latest day first. */
const someArticles = fc
  .array(
    fc.record({
      days_ago: fc.nat(3),
      reading_minutes: fc.integer({ min: 1, max: 14 }),
      is_begun: fc.boolean(),
      is_finished: fc.boolean(),
      questions: fc.option(fc.integer({ min: 1, max: 10 })),
      is_taken: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((given) =>
    given
      .toSorted((one, other) => one.days_ago - other.days_ago)
      .map(
        ({ days_ago, questions, is_taken, ...article }, place): OpenArticle => ({
          ...article,
          article_id: idOf(place),
          title: `Article ${place}`,
          title_translated: {},
          publication_date: `2026-01-${15 - days_ago}`,
          quiz: questions === null ? null : { quiz_id: idOf(100 + place), questions, is_taken },
        }),
      ),
  )

const someReview = fc.record({ cards: fc.nat(300), done: fc.nat(300), seconds: fc.integer({ min: 4, max: 60 }) })
const DRAFT = { title: 'Discuss.', article_id: idOf(900), question_key: '0'.repeat(32) }
const TEST = { title: 'Test', questions: 100, attempt_id: null }
const someExercise = fc.record({
  written: fc.constant<never[]>([]),
  tested: fc.constant<never[]>([]),
  tests: fc.array(
    fc.integer({ min: 30, max: 120 }).map((minutes) => ({ ...TEST, minutes, opens_at: '2026-01-15T12:00:00Z' })),
    {
      maxLength: 1,
    },
  ),
  drafts: fc.array(
    fc.integer({ min: 1, max: 90 }).map((minutes) => ({ ...DRAFT, minutes })),
    { maxLength: 1 },
  ),
  weak_lines: fc.array(
    fc.record({ line: fc.constantFrom('gs1.culture', 'gs2.constitution'), answered: fc.integer({ min: 5, max: 50 }) }),
    {
      maxLength: 3,
    },
  ),
})

const someMaterial: fc.Arbitrary<Material> = fc.record({
  review: someReview,
  articles: someArticles,
  questions: fc.option(fc.record({ count: fc.integer({ min: 1, max: 3 }), is_done: fc.boolean() })),
  exercise: someExercise.map(exerciseFrom),
})
const someWishes: fc.Arbitrary<Wishes> = fc.record({
  minutes: fc.integer({ min: 1, max: 240 }),
  beginWith: fc.constantFrom('articles', 'questions'),
  skipped: fc.constant([]),
})

const check = (holds: (material: Material, wishes: Wishes, steps: SessionStep[]) => void) =>
  fc.assert(
    fc.property(someMaterial, someWishes, (material, wishes) => holds(material, wishes, sessionFrom(material, wishes))),
    { numRuns: 500, seed: 38 },
  )

const kinds = (steps: SessionStep[]) => steps.map(({ kind }) => kind)
const readIds = (steps: SessionStep[]) => steps.flatMap((step) => (step.kind === 'read' ? [step.article_id] : []))

/** Everything that could still be added. */
function leftOut({ articles, questions, exercise }: Material, steps: SessionStep[]): number[] {
  const read = readIds(steps)
  const quizzes = articles.filter(
    ({ article_id, quiz }) =>
      read.includes(article_id) && quiz && !steps.some((step) => step.kind === 'quiz' && step.quiz_id === quiz.quiz_id),
  )
  return [
    ...articles.filter(({ article_id }) => !read.includes(article_id)).map(({ reading_minutes }) => reading_minutes),
    ...quizzes.map(({ quiz }) => quiz?.questions ?? 0),
    ...(questions && !kinds(steps).includes('questions') ? [questions.count] : []),
    ...(exercise && !kinds(steps).includes(exercise.kind) ? [exercise.minutes] : []),
  ]
}

describe('a study session', () => {
  test('is never more than a tenth longer than my minutes, unless it is one long article', () => {
    check((_, { minutes }, steps) => {
      const counted = steps.filter((step) => step.kind !== 'test' || step.opens_at === null)
      expect(minutesIn(steps) <= minutes * 1.1 || (counted.length === 1 && counted[0]?.kind === 'read')).toBe(true)
    })
  })

  test('is at most a tenth shorter, unless nothing that is left would fit', () => {
    check((material, { minutes }, steps) => {
      const sum = minutesIn(steps)
      const fitting = leftOut(material, steps).filter((more) => sum + more <= Math.floor((minutes * 110) / 100))
      expect(sum >= Math.ceil((minutes * 90) / 100) || fitting.length === 0).toBe(true)
    })
  })

  test('fills the minutes with due cards where there are enough of them', () => {
    check(({ review, articles }, { minutes }, steps) => {
      const shortest = Math.max(0, ...articles.map(({ reading_minutes }) => reading_minutes))
      const isEnough = (review.cards * review.seconds) / 60 >= minutes && minutes > 12 && shortest < minutes
      expect(!isEnough || minutesIn(steps) >= minutes * 0.9).toBe(true)
    })
  })

  test('begins with the cards that are due', () => {
    check((_, __, steps) => {
      expect(kinds(steps).lastIndexOf('review')).toBeLessThan(1)
    })
  })

  test('has an unread article of the latest day, as long as there is one', () => {
    check(({ articles }, _, steps) => {
      const latest = articles.filter(({ publication_date }) => publication_date === articles[0]?.publication_date)
      const ids = latest.map(({ article_id }) => article_id)
      expect(latest.length === 0 || readIds(steps).some((id) => ids.includes(id))).toBe(true)
    })
  })

  test('has a quiz only of its own articles, after all of them, and each thing once', () => {
    check((_, __, steps) => {
      const quizzes = steps.flatMap((step) => (step.kind === 'quiz' ? [step.article_id] : []))
      expect(readIds(steps)).toEqual(expect.arrayContaining(quizzes))
      expect(kinds(steps).lastIndexOf('read') < kinds(steps).indexOf('quiz') || quizzes.length === 0).toBe(true)
      expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length)
      expect(steps.filter(({ kind }) => kind === 'write' || kind === 'test').length).toBeLessThan(2)
    })
  })

  test('does not change when I finish its articles and quizzes in its order', () => {
    fc.assert(
      fc.property(someMaterial, someWishes, (material, wishes) => {
        const articles = material.articles.map((one) => ({
          ...one,
          is_finished: false,
          quiz: one.quiz && { ...one.quiz, is_taken: false },
        }))
        const morning = sessionFrom({ ...material, articles }, wishes)
        const read = readIds(morning)
        const after = sessionFrom({ ...material, articles: finished(articles, read) }, wishes)
        expect(after.map(({ step }) => step)).toEqual(morning.map(({ step }) => step))
        expect(after.filter(({ kind }) => kind === 'read' || kind === 'quiz').every(({ state }) => state === 'done')).toBe(true)
      }),
      { numRuns: 500, seed: 38 },
    )
  })
})

const finished = (articles: OpenArticle[], ids: string[]): OpenArticle[] =>
  articles.map((one) =>
    ids.includes(one.article_id) ? { ...one, is_finished: true, quiz: one.quiz && { ...one.quiz, is_taken: true } } : one,
  )

describe('cards added during the day', () => {
  const counts = { begun: 0, until_tomorrow: 0 }
  const usual = { budget: 75, done: 5, seconds: 12 }

  test('come tomorrow when others were due', () => {
    expect(sessionReview({ ...counts, ready: 41, ready_before: 3, done_before: 5 }, usual)).toMatchObject({ cards: 8, done: 5 })
  })

  test('come today when there are no others', () => {
    expect(sessionReview({ ...counts, ready: 41, ready_before: 0, done_before: 0 }, usual)).toMatchObject({ cards: 46, done: 5 })
  })
})

test('a week begins with Monday', () => {
  expect(['2026-01-12', '2026-01-17', '2026-01-18'].map(weekdayOf)).toEqual([1, 6, 7])
})
