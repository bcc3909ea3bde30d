import { describe, expect, test } from 'vitest'
import type { QuizQuestion } from '#contract/practice/quizzes.ts'
import { type Move, moved, newRun, type Run, resumed, timeSpent } from './quiz-run.ts'

const question = (question_id: string): QuizQuestion => ({
  question_id,
  question_text: `Question ${question_id}`,
  options: { A: 'One', B: 'Two', C: 'Three', D: 'Four' },
  correct_option: 'A',
  explanation: '',
})
const questions = ['q1', 'q2', 'q3'].map(question)
const choose = (letter: string): Move => ({ kind: 'choose', letter })
const next: Move = { kind: 'next' }
const back: Move = { kind: 'back' }
const finish = (now: number): Move => ({ kind: 'finish', now })
const runAfter = (...moves: Move[]) => moves.reduce((run: Run, move) => moved(run, move, questions), newRun(0, 'key'))

describe('going through a quiz', () => {
  test('an answer comes before the next question', () => {
    expect(runAfter(next).place).toBe(0)
    expect(runAfter(choose('B'), next)).toMatchObject({ place: 1, answers: { q1: 'B' } })
  })

  test('an answer can be changed, now or after going back', () => {
    expect(runAfter(choose('A'), choose('C')).answers).toEqual({ q1: 'C' })
    expect(runAfter(choose('A'), next, choose('B'), back, choose('D'), next)).toMatchObject({
      place: 1,
      answers: { q1: 'D', q2: 'B' },
    })
  })

  test('there is nothing before the first question and nothing but the end after the last', () => {
    expect(runAfter(back).place).toBe(0)
    expect(runAfter(choose('A'), next, choose('A'), next, choose('A'), next).place).toBe(2)
  })

  test('a letter that is no option is no answer', () => {
    for (const letter of ['E', '', 'toString', '__proto__']) expect(runAfter(choose(letter)).answers).toEqual({})
  })

  test('it ends on the last question, once that is answered, and only once', () => {
    expect(runAfter(choose('A'), finish(9000)).took).toBeUndefined()
    expect(runAfter(choose('A'), next, choose('A'), next, finish(9000)).took).toBeUndefined()
    const ended = runAfter(choose('A'), next, choose('B'), next, choose('C'), finish(9000))
    expect(ended).toMatchObject({ took: 9, answers: { q1: 'A', q2: 'B', q3: 'C' } })
    for (const move of [finish(20_000), choose('D'), back, next]) expect(moved(ended, move, questions)).toBe(ended)
  })

  test('a retake begins anew with a time and a key of its own', () => {
    const ended = runAfter(choose('A'), next, choose('B'), next, choose('C'), finish(9000))
    expect(moved(ended, { kind: 'retake', now: 50_000, attemptKey: 'other' }, questions)).toEqual(newRun(50_000, 'other'))
  })

  test('a quiz without questions goes nowhere', () => {
    const run = newRun(0, 'key')
    for (const move of [choose('A'), next, back, finish(1)]) expect(moved(run, move, [])).toBe(run)
  })
})

describe('the time of an attempt', () => {
  test('counts from opening and leaves out the time away', () => {
    expect(timeSpent({ ...newRun(10_000, 'k'), spentMs: 4000 }, 11_500)).toBe(5500)
  })

  test('stays between nothing and a day, whatever the clock does', () => {
    expect(timeSpent(newRun(10_000, 'k'), 5000)).toBe(0)
    expect(timeSpent(newRun(0, 'k'), 10 ** 12)).toBe(86_400_000)
  })
})

describe('going on where an attempt was left', () => {
  const left = { attemptKey: 'key', answers: { q1: 'A', q2: 'B' }, place: 1, spentMs: 7000 }

  test('answers, place, time and key are as they were', () => {
    expect(resumed(left, questions, 99)).toEqual({ ...left, openedAt: 99 })
  })

  test('a quiz that changed meanwhile keeps only answers that still fit', () => {
    const changed = [question('q1'), question('new'), question('q2')]
    expect(resumed({ ...left, place: 2 }, changed, 0)).toMatchObject({ answers: { q1: 'A', q2: 'B' }, place: 1 })
    expect(resumed({ ...left, answers: { q1: 'F', gone: 'A' }, place: 2 }, questions, 0)).toMatchObject({ answers: {}, place: 0 })
  })

  test('with everything answered it goes on at the last question at most', () => {
    expect(resumed({ ...left, answers: { q1: 'A', q2: 'A', q3: 'A' }, place: 9 }, questions, 0).place).toBe(2)
  })
})
