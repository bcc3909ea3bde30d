import { describe, expect, test } from 'vitest'
import type { Question } from '#contract/practice/question.ts'
import { applyMove, type Move, newRun, type Run, resumed, timeSpent } from './quiz-run.ts'

const question = (question_id: string): Question => ({
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
const runAfter = (...moves: Move[]) => moves.reduce((run: Run, move) => applyMove(run, move, questions), newRun(0, 'key'))

describe('going through a quiz', () => {
  test('a question must be answered before the next one', () => {
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

  test('Previous stays on the first question and Next on the last', () => {
    expect(runAfter(back).place).toBe(0)
    expect(runAfter(choose('A'), next, choose('A'), next, choose('A'), next).place).toBe(2)
  })

  test('a letter that is not an option is ignored', () => {
    for (const letter of ['E', '', 'toString', '__proto__']) expect(runAfter(choose(letter)).answers).toEqual({})
  })

  test('it can be finished once, after the last question is answered', () => {
    expect(runAfter(choose('A'), finish(9000)).durationSeconds).toBeUndefined()
    expect(runAfter(choose('A'), next, choose('A'), next, finish(9000)).durationSeconds).toBeUndefined()
    const ended = runAfter(choose('A'), next, choose('B'), next, choose('C'), finish(9000))
    expect(ended).toMatchObject({ durationSeconds: 9, answers: { q1: 'A', q2: 'B', q3: 'C' } })
    for (const move of [finish(20_000), choose('D'), back, next]) expect(applyMove(ended, move, questions)).toBe(ended)
  })

  test('a retake starts over with a new time and a new key', () => {
    const ended = runAfter(choose('A'), next, choose('B'), next, choose('C'), finish(9000))
    expect(applyMove(ended, { kind: 'retake', now: 50_000, attemptKey: 'other' }, questions)).toEqual(newRun(50_000, 'other'))
  })

  test('a quiz without questions never changes', () => {
    const run = newRun(0, 'key')
    for (const move of [choose('A'), next, back, finish(1)]) expect(applyMove(run, move, [])).toBe(run)
  })
})

describe('the time of an attempt', () => {
  test('counts from opening the quiz and leaves out the time away', () => {
    expect(timeSpent({ ...newRun(10_000, 'k'), spentMs: 4000 }, 11_500)).toBe(5500)
  })

  test('stays between 0 and a day, whatever the clock does', () => {
    expect(timeSpent(newRun(10_000, 'k'), 5000)).toBe(0)
    expect(timeSpent(newRun(0, 'k'), 10 ** 12)).toBe(86_400_000)
  })
})

describe('resuming an unfinished attempt', () => {
  const left = { attemptKey: 'key', answers: { q1: 'A', q2: 'B' }, place: 1, spentMs: 7000 }

  test('restores answers, question, time and key', () => {
    expect(resumed(left, questions, 99)).toEqual({ ...left, openedAt: 99 })
  })

  test('drops answers that no longer fit a changed quiz', () => {
    const changed = [question('q1'), question('new'), question('q2')]
    expect(resumed({ ...left, place: 2 }, changed, 0)).toMatchObject({ answers: { q1: 'A', q2: 'B' }, place: 1 })
    expect(resumed({ ...left, answers: { q1: 'F', gone: 'A' }, place: 2 }, questions, 0)).toMatchObject({ answers: {}, place: 0 })
  })

  test('opens the last question if everything is answered', () => {
    expect(resumed({ ...left, answers: { q1: 'A', q2: 'A', q3: 'A' }, place: 9 }, questions, 0).place).toBe(2)
  })
})
