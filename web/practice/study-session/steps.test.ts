import { describe, expect, test } from 'vitest'
import type { SessionStep, StudySession } from './api.ts'
import { isOnDevice, stepsOnDevice } from './on-device.ts'
import { minutesLeft, openText, pathOf, placeIn, rowsOf, shortText, stepText } from './steps.ts'

const read = (id: string, parts: Partial<Extract<SessionStep, { kind: 'read' }>> = {}): SessionStep => ({
  kind: 'read',
  step: `read:${id}`,
  minutes: 8,
  state: 'open',
  article_id: id,
  title: id,
  is_begun: false,
  ...parts,
})
const quiz = (id: string): SessionStep => ({
  ...{ kind: 'quiz', step: `quiz:${id}`, minutes: 4, state: 'open' },
  ...{ article_id: id, quiz_id: `q-${id}`, title: id, questions: 4 },
})
const review = (done: number, state: SessionStep['state'] = 'open'): SessionStep => ({
  ...{ kind: 'review', step: 'review', minutes: 5, state, cards: 25, done },
})
const aTest = (parts: Partial<Extract<SessionStep, { kind: 'test' }>> = {}): SessionStep => ({
  ...{ kind: 'test', step: 'test', minutes: 12, state: 'open', title: null, questions: 10, opens_at: null, attempt_id: null },
  lines: ['gs2.constitution', 'gs3.economy'],
  ...parts,
})
const sessionOf = (...steps: SessionStep[]) => ({ steps }) as StudySession

describe('the rows of a session', () => {
  test('are one for each kind, lead to what is open, and tell how far I am and how long the rest takes', () => {
    const rows = rowsOf([review(5), read('a', { state: 'done' }), read('b'), quiz('a'), quiz('b')], 'Asia/Kolkata')
    expect(rows.map(({ text, minutes, progress, to }) => [text, minutes, progress, to])).toEqual([
      ['Review 25 cards', 5, '5 of 25 done', '/review'],
      ['Read 2 articles', 8, '1 of 2 done', '/article/b'],
      ['Take 2 quizzes', 8, undefined, '/quiz/q-a'],
    ])
  })

  test('are ticked when all is done, and crossed out when all is skipped', () => {
    const states = (...steps: SessionStep[]) => rowsOf(steps, undefined).map(({ state }) => state)
    expect(states(read('a', { state: 'done' }), read('b', { state: 'skipped' }))).toEqual(['done'])
    expect(states(read('a', { state: 'skipped' }))).toEqual(['skipped'])
  })

  test('say in the person’s time when a scheduled test opens', () => {
    const [row] = rowsOf([aTest({ title: 'All India test', opens_at: '2026-01-15T12:30:00.000Z' })], 'Asia/Kolkata')
    expect(row?.text).toMatch(/^All India test, .*6:00/)
  })
})

describe('a step', () => {
  test('of the weakest lines leads to a test of them', () => {
    expect(pathOf(aTest())).toBe('/mock-tests?lines=gs2.constitution,gs3.economy&count=10')
    expect(pathOf(aTest({ attempt_id: 'x' }))).toBe('/mock-tests/x')
    expect(stepText(aTest(), 'en')).toBe('test your weakest lines: 10 questions')
  })

  test('counts for the minutes that are left, unless it has its own time', () => {
    expect(minutesLeft([review(0), read('a', { state: 'done' }), aTest({ opens_at: '2026-01-15T12:30:00Z' }), quiz('a')])).toBe(9)
  })

  test('can be done without a network if it is saved', () => {
    const saved = new Set(['a'])
    expect([review(0), read('a'), quiz('a'), read('b'), aTest()].map((step) => isOnDevice(step, saved))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

test('the button names all that is open of what comes next', () => {
  const steps = [review(5), read('a', { state: 'done' }), read('b'), read('c')]
  expect([openText(steps, review(5)), openText(steps, read('b'))]).toEqual([
    'review 20 cards, 5\u00a0min',
    'read 2 articles, 16\u00a0min',
  ])
})

test('without a network the button names what is open and saved', () => {
  const steps = stepsOnDevice([read('a', { state: 'done' }), read('b'), read('c'), quiz('d')], new Set(['c']))
  expect(openText(steps, read('c'))).toBe('read 1 article, 8\u00a0min')
  expect(steps.map(({ state }) => state)).toEqual(['done', 'open'])
})

describe('a step on a phone', () => {
  test('is named by its place among those of its kind, without a title that would be cut', () => {
    const [a, b, first, second] = [read('a', { state: 'done' }), read('b'), quiz('a'), quiz('b')]
    const steps = [a, b, first, second]
    expect(steps.map((step) => shortText(steps, step))).toEqual([
      'article 1 of 2',
      'article 2 of 2',
      'quiz 1 of 2',
      'quiz 2 of 2',
    ])
    expect(shortText([b, first], b)).toBe('read 1 article')
    expect(shortText([b, first], first)).toBe('take a quiz')
    expect(shortText([review(5)], review(5))).toBe('review 20 cards')
  })
})

describe('what comes next', () => {
  test('is the open step after this page, else one that was left before', () => {
    const session = sessionOf(review(0), read('a'), read('b', { state: 'done' }), quiz('a'))
    expect(placeIn(session, '/article/a')).toMatchObject({ current: { step: 'read:a' }, next: { step: 'quiz:a' } })
    expect(placeIn(session, '/quiz/q-a').next?.step).toBe('review')
    expect(placeIn(session, '/library')).toMatchObject({ current: undefined, next: { step: 'review' } })
  })

  test('is nothing when all is done', () => {
    expect(placeIn(sessionOf(review(25, 'done')), '/review').next).toBeUndefined()
  })
})
