import { describe, expect, test } from 'vitest'
import type { DailyEntry } from '#contract/reading/daily.ts'
import { aListedArticle } from '#tests/support/fixtures/listed-articles.ts'
import { dayState, nextQuiz, quizDays } from './quiz-days.ts'

const entry = (publication_date: string, ...quizIds: (string | null)[]): DailyEntry => ({
  entry_id: publication_date,
  publication_date,
  articles: quizIds.map((quiz_id, place) =>
    aListedArticle(`${publication_date}/${place}`, { title: `Article ${place}`, quiz_id }),
  ),
})

const taken = (...ids: string[]) => ids.map((quiz_id) => ({ quiz_id, score: 3, total_questions: 5 }))
const days = (...ids: string[]) =>
  quizDays(
    [entry('2026-01-15', 'a', null, 'b'), entry('2026-01-14', null), entry('2026-01-13', 'c')],
    taken(...ids),
    (article) => ({
      lang: 'en',
      value: article.title,
    }),
  )
const states = (...ids: string[]) => days(...ids).map((day) => `${day.day}: ${dayState(day)}`)

describe('the quizzes by day', () => {
  test('leave out articles and days without a quiz', () => {
    expect(days().map(({ day, quizzes }) => [day, quizzes.map(({ quizId }) => quizId)])).toEqual([
      ['2026-01-15', ['a', 'b']],
      ['2026-01-13', ['c']],
    ])
  })

  test('say of each day what is open', () => {
    expect(states()).toEqual(['2026-01-15: 2 quizzes not taken', '2026-01-13: 1 quiz not taken'])
    expect(states('b', 'c')).toEqual(['2026-01-15: 1 of 2 taken', '2026-01-13: All taken'])
  })

  test('have the result of the last attempt', () => {
    expect(days('b')[0]?.quizzes.map(({ title, result }) => [title.value, result])).toEqual([
      ['Article 0', undefined],
      ['Article 2', { score: 3, total: 5 }],
    ])
  })

  test('lead to the newest one that is open', () => {
    expect(nextQuiz(days())?.quizId).toBe('a')
    expect(nextQuiz(days('a', 'b'))?.quizId).toBe('c')
    expect(nextQuiz(days('a', 'b', 'c'))).toBeUndefined()
  })
})
