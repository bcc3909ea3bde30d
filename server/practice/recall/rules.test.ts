import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { budgetOf, examOf, secondsPerItem } from '#server/practice/shared/recall-day.ts'
import {
  afterReviews,
  byServerClock,
  clamped,
  dueBefore,
  inOrder,
  intervalsOf,
  isLater,
  loadFrom,
  newSchedule,
  type Review,
  type Schedule,
  schedulerWith,
} from './rules.ts'

const START = new Date('2026-01-15T06:00:00Z')
const DAY_MS = 86_400_000
const USUAL = schedulerWith(null)
const later = (days: number) => new Date(START.getTime() + days * DAY_MS)

/** Answers each time exactly when the card is due. */
function intervalsWhenDue(grades: number[]): number[] {
  let schedule = newSchedule(START)
  return grades.map((grade, n) => {
    schedule = afterReviews(USUAL, schedule, [{ review_id: `${n}`, grade, reviewed_at: schedule.due }]).schedule
    return schedule.scheduled_days
  })
}

const someReviews = fc
  .uniqueArray(
    fc.record({ id: fc.uuid(), grade: fc.integer({ min: 1, max: 4 }), minutes: fc.integer({ min: 0, max: 50_000 }) }),
    {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((all) =>
    all.map(
      ({ id, grade, minutes }): Review => ({ review_id: id, grade, reviewed_at: new Date(START.getTime() + minutes * 60_000) }),
    ),
  )

describe('the schedule', () => {
  test('has the intervals that the library publishes for FSRS-6', () => {
    expect(intervalsWhenDue([3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3])).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  })

  test('what a grade button says is what the grade does', () => {
    const { schedule } = afterReviews(USUAL, newSchedule(START), [{ review_id: 'a', grade: 4, reviewed_at: START }])
    const now = later(9)
    const said = intervalsOf(USUAL, schedule, null, now)
    for (const [at, name] of (['again', 'hard', 'good', 'easy'] as const).entries()) {
      const { due } = afterReviews(USUAL, schedule, [{ review_id: 'b', grade: at + 1, reviewed_at: now }]).schedule
      expect([name, said[name]]).toEqual([name, Math.round((due.getTime() - now.getTime()) / 1000)])
    }
  })

  test('the forecast of a review is what was expected before it, and a new card has none', () => {
    const { before } = afterReviews(USUAL, newSchedule(START), [
      { review_id: 'a', grade: 4, reviewed_at: START },
      { review_id: 'b', grade: 3, reviewed_at: later(8) },
    ])
    expect(before).toEqual([
      { review_id: 'a', state_before: 0, forecast: null },
      { review_id: 'b', state_before: 2, forecast: expect.closeTo(0.9, 1) },
    ])
  })

  test('two devices that send their reviews in any interleaving end in the same state', () => {
    fc.assert(
      fc.property(someReviews, fc.array(fc.nat(3), { maxLength: 12 }), (reviews, sizes) => {
        const known: Review[] = []
        let schedule: Schedule = newSchedule(START)
        const waiting = [...reviews]
        for (const size of [...sizes, waiting.length]) {
          const sent = waiting.splice(0, size)
          known.push(...sent)
          // As the command does it: later ones go on, others replay the card.
          schedule = isLater(schedule, sent)
            ? afterReviews(USUAL, schedule, sent).schedule
            : afterReviews(USUAL, newSchedule(START), known).schedule
        }
        expect(schedule).toEqual(afterReviews(USUAL, newSchedule(START), reviews.toSorted(inOrder)).schedule)
      }),
      { seed: 24, numRuns: 300 },
    )
  })
})

describe('the examination', () => {
  const exam = later(150)
  /** Hours from the beginning to the last answer, and from there to the next one. */
  const cards = (untilDay: number) =>
    fc.record({ answered: fc.integer({ min: 0, max: untilDay * 24 }), interval: fc.integer({ min: 1, max: 900 * 24 }) })
  const dueOf = ({ answered, interval }: { answered: number; interval: number }) => {
    const last_review = later(answered / 24)
    return dueBefore({ due: later((answered + interval) / 24), last_review }, exam)
  }

  test('nothing is due on its day or later: everything comes back on the last day at the latest', () => {
    fc.assert(
      fc.property(cards(148), (card) => {
        const due = dueOf(card)
        return due !== null && due <= later(149)
      }),
      { seed: 24 },
    )
  })

  test('brings nothing back within a day, except where the schedule itself does', () => {
    fc.assert(
      fc.property(cards(200), (card) => {
        const due = dueOf(card)
        return due === null || due >= later((card.answered + Math.min(card.interval, 24)) / 24)
      }),
      { seed: 24 },
    )
  })

  test('no button and no date promises a return after it, from any state, with any grade, at any hour until it begins', () => {
    const examAt = new Date('2026-05-31T00:00:00+05:30').getTime() + 3 * 3_600_000
    const begins = examAt - 3 * 3_600_000
    const beforeExam = fc.integer({ min: 0, max: 4 * 24 * 60 - 1 }).map((minutes) => new Date(begins - 60_000 - minutes * 60_000))
    const states = new Set<number>()
    fc.assert(
      fc.property(fc.oneof(fc.constant([]), someReviews), beforeExam, (reviews, now) => {
        const past = reviews.filter(({ reviewed_at }) => reviewed_at < now)
        const { schedule } = afterReviews(USUAL, newSchedule(START), past)
        states.add(schedule.state)
        const shown = intervalsOf(USUAL, schedule, new Date(examAt), now)
        for (const [at, name] of (['again', 'hard', 'good', 'easy'] as const).entries()) {
          const next = afterReviews(USUAL, schedule, [{ review_id: 'next', grade: at + 1, reviewed_at: now }]).schedule
          const due = dueBefore(next, new Date(examAt))?.getTime() ?? null
          expect(shown[name]).toBe(due === null ? null : Math.round((due - now.getTime()) / 1000))
          expect(due === null || due < begins).toBe(true)
          // Learning steps of minutes still come back, and nothing else on the last day.
          const isLastDay = now.getTime() >= examAt - DAY_MS
          expect(!isLastDay || due === null || next.state !== 2).toBe(true)
        }
      }),
      { seed: 38, numRuns: 1000 },
    )
    expect([...states].toSorted()).toEqual([0, 1, 2, 3])
  })

  test('once it has begun nothing comes back, and after an estimated day the schedule goes on', () => {
    const examAt = later(-1)
    expect(dueBefore({ due: later(9), last_review: START }, examAt)).toBeNull()
    const stored = { exam: 'prelims' as const, exam_year: 2026, exam_date: null, announced: null }
    const now = new Date('2026-06-02T06:00:00Z')
    expect(examOf(stored, now)).toMatchObject({ exam: { is_estimate: true, is_over: false }, examAt: null })
    expect(examOf({ ...stored, announced: '2026-05-31' }, now)).toMatchObject({
      exam: { is_over: true },
      examAt: expect.any(Date),
    })
  })

  test('without a date, and for a new card, the due time stays', () => {
    expect(dueBefore({ due: later(400), last_review: START }, null)).toEqual(later(400))
    expect(dueBefore({ due: START, last_review: null }, later(9))).toEqual(START)
    expect(dueBefore({ due: later(400), last_review: START }, later(90))).toEqual(later(60))
  })
})

describe('the budget of a day', () => {
  test('is the minutes by the person’s own pace, between 4 and 60 seconds for a card', () => {
    expect([19, 20].map((reviews) => secondsPerItem({ reviews, median: 30 }))).toEqual([12, 30])
    expect([1, 600].map((median) => secondsPerItem({ reviews: 200, median }))).toEqual([4, 60])
    expect([budgetOf(15, 12), budgetOf(1, 60), budgetOf(1, 61)]).toEqual([75, 1, 1])
  })

  test('spreads what is overdue over the coming days', () => {
    const load = loadFrom({ '2026-01-15': 150, '2026-01-17': 10 }, { day: '2026-01-15', budget: 60, left: 20 })
    expect(load.slice(0, 5).map(({ items }) => items)).toEqual([20, 60, 60, 20, 0])
    expect([load.length, load[1]?.day, load[29]?.day]).toEqual([30, '2026-01-16', '2026-02-13'])
  })

  test('a time that cannot be is brought between two others', () => {
    const times = [later(-1), later(1), later(9)].map((time) => clamped(time, { from: START, to: later(2) }))
    expect(times).toEqual([START, later(1), later(2)])
  })
})

test('reviews of a device whose clock is ten minutes behind get the time that it was', () => {
  const review = { reviewed_at: '2026-01-15T05:49:00.000Z' }
  const now = new Date('2026-01-15T06:00:00Z')
  expect(byServerClock([review], '2026-01-15T05:50:00Z', now)).toEqual([{ reviewed_at: '2026-01-15T05:59:00.000Z' }])
  expect(byServerClock([review], undefined, now)).toEqual([review])
})
