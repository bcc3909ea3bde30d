import { describe, expect, test } from 'vitest'
import type { DailyEntry } from '#contract/reading/daily.ts'
import { aListedArticle } from '#tests/support/fixtures/listed-articles.ts'
import { goalState } from './goal-state.ts'
import { type DayState, nextStep } from './next-step.ts'

const aDay = (publication_date: string, ...ids: string[]): DailyEntry => ({
  entry_id: publication_date,
  publication_date,
  articles: ids.map((id) => aListedArticle(id)),
})

const DAYS = [aDay('2026-01-15', 'budget', 'monsoon'), aDay('2026-01-14', 'court')]
const halfRead = (article_id: string) => ({
  article_id,
  title: article_id,
  gs_paper_category: 'GS2',
  publication_date: '2026-01-14',
  position: 0.4,
  updated_at: '2026-01-14T10:00:00Z',
})

const step = (parts: Partial<DayState> = {}) =>
  nextStep({
    today: '2026-01-15',
    days: DAYS,
    read: new Set(),
    finished: new Set(),
    halfRead: [],
    goal: { kind: 'articles', done: 0, target: 2 },
    beginWith: 'articles',
    hasOpenQuestions: true,
    ...parts,
  })

describe('the one button of Today', () => {
  test('starts the day, goes on with it, and says when the goal is reached', () => {
    expect(step()).toEqual({ kind: 'start', articleId: 'budget', count: 2, minutes: 10 })
    expect(step({ read: new Set(['budget']) })).toEqual({ kind: 'next', articleId: 'monsoon', place: 2, count: 2 })
    const finished = new Set(['budget', 'monsoon'])
    expect(step({ finished, goal: { kind: 'articles', done: 2, target: 2 } })).toEqual({ kind: 'done', articleId: 'court' })
  })

  test('continues an article left midway before anything new, unless it is finished', () => {
    expect(step({ halfRead: [halfRead('court')] })).toEqual({
      kind: 'continue',
      articleId: 'court',
      title: 'court',
      percent: 40,
    })
    expect(step({ halfRead: [halfRead('court')], finished: new Set(['court']) })).toMatchObject({ kind: 'start' })
  })

  test('offers the latest unread article when nothing is published today, and nothing when all is read', () => {
    expect(step({ today: '2026-01-16' })).toEqual({ kind: 'latest', articleId: 'budget' })
    expect(step({ today: '2026-01-16', read: new Set(['budget', 'monsoon', 'court']) })).toEqual({
      kind: 'done',
      articleId: undefined,
    })
  })

  test('begins with the questions for those who chose so, until they are answered', () => {
    expect(step({ beginWith: 'questions' })).toEqual({ kind: 'questions' })
    expect(step({ beginWith: 'questions', hasOpenQuestions: false })).toMatchObject({ kind: 'start' })
  })
})

describe('the goal of the day', () => {
  test('is all articles of the newest day, until I set my own', () => {
    const today = { articles: 3, minutes: 12 }
    expect(goalState(null, today, DAYS[0], new Set(['budget', 'court']))).toEqual({ kind: 'articles', done: 1, target: 2 })
    expect(goalState({ kind: 'minutes', amount: 30 }, today, DAYS[0], new Set())).toEqual({
      kind: 'minutes',
      done: 12,
      target: 30,
    })
    expect(goalState(null, today, undefined, new Set())).toEqual({ kind: 'articles', done: 0, target: 0 })
  })
})
