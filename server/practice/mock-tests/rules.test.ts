import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LATE_ANSWERS_MS, USUAL_RULES } from '#contract/practice/mock-test-rules.ts'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import {
  byCertainty,
  givenInTime,
  isAwaited,
  markPaper,
  mistakeOf,
  NOT_SEEN,
  type PaperQuestion,
  type StoredAnswer,
  secondsLeft,
  stateOf,
  sumByCertainty,
  toReview,
  totalOf,
} from './rules.ts'

const aQuestion = (n: number): PaperQuestion => ({
  question_id: `q${n}`,
  question_text: `Question ${n}?`,
  options: { A: 'a', B: 'b', C: 'c', D: 'd' },
  correct_option: 'ABCD'.charAt(n % 4),
  explanation: '',
  translated: {},
  article_id: 'a',
  article_title: 'Budget',
  publication_date: '2026-01-15',
  paper: 'GS3',
  syllabus: [],
})
const PAPER = Array.from({ length: 100 }, (_, n) => aQuestion(n))
const given = (n: number, parts: Partial<StoredAnswer>): StoredAnswer => ({ question_id: `q${n}`, ...NOT_SEEN, ...parts })
const marked = (answers: StoredAnswer[]) => markPaper(PAPER, answers, USUAL_RULES)

describe('marks', () => {
  test('a paper of 100 questions: 57 right, 31 wrong and 12 left out are 93.54', () => {
    const answers = PAPER.flatMap(({ correct_option }, n) => {
      if (n >= 88) return n % 2 === 0 ? [given(n, { is_flagged: true })] : []
      return [given(n, { option: n < 57 ? correct_option : 'ABCD'.charAt((n + 1) % 4) })]
    })
    expect(totalOf(marked(answers), USUAL_RULES)).toEqual({ right: 57, wrong: 31, left_out: 12, marks_hundredths: 9354 })
  })

  test('300 random attempts are marked as by a scorer that shares no code', () => {
    const random = randomFrom(25)
    const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
    for (let attempt = 0; attempt < 300; attempt++) {
      const rules = {
        right_hundredths: pick([200, 100, 133]),
        wrong_hundredths: pick([-66, -33, 0]),
        left_out_hundredths: pick([0, -5]),
      }
      const answers = PAPER.flatMap((_, n) => (random() < 0.1 ? [] : [given(n, { option: pick(['A', 'B', 'C', 'D', null]) })]))
      let expected = 0
      for (let n = 0; n < 100; n++) {
        const option = answers.find(({ question_id }) => question_id === `q${n}`)?.option
        if (option === undefined || option === null) expected += rules.left_out_hundredths
        else if (option.charCodeAt(0) - 65 === n % 4) expected += rules.right_hundredths
        else expected += rules.wrong_hundredths
      }
      const paper = markPaper(PAPER, answers, rules)
      expect([attempt, totalOf(paper, rules).marks_hundredths]).toEqual([attempt, expected])
      expect(paper.reduce((sum, { marks_hundredths }) => sum + marks_hundredths, 0)).toBe(expected)
    }
  })

  test('by certainty, with what guessing won or lost; those of several attempts add up', () => {
    const one = byCertainty(
      marked([
        given(0, { option: 'A', certainty: 'sure' }),
        given(1, { option: 'A', certainty: 'guess' }),
        given(2, { option: 'C', certainty: 'guess' }),
        given(3, { option: null, certainty: 'guess' }),
        given(4, { option: 'B' }),
      ]),
      USUAL_RULES,
    )
    expect(one).toEqual([
      { certainty: 'sure', answered: 1, right: 1, marks_hundredths: 200 },
      { certainty: 'guess', answered: 2, right: 1, marks_hundredths: 134 },
      { certainty: null, answered: 1, right: 0, marks_hundredths: -66 },
    ])
    expect(sumByCertainty([one, one])[1]).toEqual({ certainty: 'guess', answered: 4, right: 2, marks_hundredths: 268 })
  })
})

describe('mistakes', () => {
  const mistakeIn = (n: number, parts: Partial<StoredAnswer>, ranOut = false) => {
    const one = marked([given(n, parts)])[n]
    return one && mistakeOf(one, ranOut)
  }

  test('what the answers tell, unless the person says otherwise', () => {
    expect(mistakeIn(0, { option: 'A' })).toBeNull()
    expect(mistakeIn(0, { option: 'B' })).toBe('did_not_know')
    expect(mistakeIn(0, { option: 'B', mistake: 'misread' })).toBe('misread')
    expect(mistakeIn(0, { option: 'B', earlier: ['C', 'A'] })).toBe('changed_right_answer')
    expect(mistakeIn(0, { option: null, earlier: ['A'] })).toBe('changed_right_answer')
  })

  test('only questions that nobody saw before the time was over ran out of time', () => {
    expect(mistakeIn(0, {}, true)).toBe('ran_out_of_time')
    expect(mistakeIn(0, { seconds: 20 }, true)).toBe('did_not_know')
    expect(mistakeIn(0, {}, false)).toBe('did_not_know')
  })

  test('wrong and guessed answers are to be reviewed; what was left out is not', () => {
    const answers = [
      given(0, { option: 'A', certainty: 'sure' }),
      given(1, { option: 'A', certainty: 'sure' }),
      given(2, { option: 'C', certainty: 'guess' }),
    ]
    expect(toReview(marked(answers))).toEqual(['q1', 'q2'])
  })
})

describe('the clock', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 15, 6, 0, seconds))
  const attempt = { started_at: at(0), ends_at: at(60) }

  test('an open attempt has at least a second left', () => {
    expect([at(0), at(59.5), at(60), at(90)].map((now) => secondsLeft(at(60), now))).toEqual([60, 1, 0, 0])
  })

  test('an answer counts from when it was given, never from the future, and not after the time', () => {
    expect(givenInTime(30_000, attempt, at(600))).toBe(30_000)
    expect(givenInTime(50_000, attempt, at(40))).toBe(40_000)
    expect(givenInTime(62_000, attempt, at(62))).toBe(60_000)
    expect(givenInTime(66_000, attempt, at(90))).toBeUndefined()
  })

  test('answers on the way are awaited for ten minutes after the end, not after somebody submitted', () => {
    const ended = { ends_at: at(60), submitted_at: at(60) }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3600 }), fc.integer({ min: 0, max: 59 }), (seconds, early) => {
        const now = at(60 + seconds)
        expect(isAwaited(ended, now)).toBe(seconds <= LATE_ANSWERS_MS / 1000)
        expect(isAwaited({ ...ended, submitted_at: null }, now)).toBe(seconds <= LATE_ANSWERS_MS / 1000)
        expect(isAwaited({ ...ended, submitted_at: at(early) }, now)).toBe(false)
      }),
    )
  })

  test('states', () => {
    const times = { ends_at: at(60), submitted_at: null, marked_at: null }
    expect(stateOf(times, true, at(59))).toBe('open')
    expect(stateOf(times, true, at(60))).toBe('over')
    expect(stateOf({ ...times, submitted_at: at(30) }, true, at(31))).toBe('submitted')
    expect(stateOf({ ...times, submitted_at: at(30), marked_at: at(30) }, false, at(31))).toBe('submitted')
    expect(stateOf({ ...times, submitted_at: at(30), marked_at: at(30) }, true, at(31))).toBe('marked')
  })
})
