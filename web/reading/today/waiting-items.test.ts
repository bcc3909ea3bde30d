import { describe, expect, test } from 'vitest'
import type { DailyEntry } from '#contract/reading/daily.ts'
import { aListedArticle } from '#tests/support/fixtures/listed-articles.ts'
import { type WaitingState, waitingItems } from './waiting-items.ts'

const article = (article_id: string, quiz_id: string | null = `quiz-of-${article_id}`) => aListedArticle(article_id, { quiz_id })

const DAYS: DailyEntry[] = [
  { entry_id: 'new', publication_date: '2026-01-15', articles: [article('essay', null), article('budget'), article('monsoon')] },
  { entry_id: 'old', publication_date: '2026-01-14', articles: [article('court')] },
]
const NOTHING = { quizzes_taken: [], waiting: { wrong_answers: null, answers: [] } }
const WRONG = (count: number) => ({ attempt_id: 'attempt', title: 'Court', count })

const items = (parts: Partial<WaitingState> = {}) =>
  waitingItems({ status: NOTHING, days: DAYS, read: new Set(), canTakeQuizzes: true, lang: 'en', ...parts })
const texts = (parts: Partial<WaitingState>) => items(parts).map(({ text, about }) => `${text}: ${about}`)

describe('what waits', () => {
  test('is nothing for somebody who has begun nothing', () => {
    expect(items()).toEqual([])
  })

  test('is the quiz of one article that is read, of the newest day first', () => {
    const read = new Set(['essay', 'court', 'monsoon'])
    expect(items({ read })).toEqual([
      { to: '/quiz/quiz-of-monsoon', text: 'Take the quiz of an article you read', about: 'monsoon' },
    ])
  })

  test('names the article in the language one reads in', () => {
    const translated = article('monsoon')
    const days = [{ ...DAYS[0], articles: [{ ...translated, title_translated: { ta: 'பருவமழை' } }] }] as DailyEntry[]
    const read = new Set(['monsoon'])
    expect(items({ read, days, lang: 'ta' }).map(({ about }) => about)).toEqual(['பருவமழை'])
    expect(items({ read, days, lang: 'hi' }).map(({ about }) => about)).toEqual(['monsoon'])
  })

  test('leaves out quizzes that were taken, and all of them for somebody who cannot take any', () => {
    const read = new Set(['monsoon', 'court'])
    const taken = (...ids: string[]) => ids.map((quiz_id) => ({ quiz_id, score: 1, total_questions: 4 }))
    const left = (...ids: string[]) => texts({ read, status: { ...NOTHING, quizzes_taken: taken(...ids) } })
    expect(left('quiz-of-monsoon')).toEqual(['Take the quiz of an article you read: court'])
    expect(left('quiz-of-monsoon', 'quiz-of-court')).toEqual([])
    expect(texts({ read, canTakeQuizzes: false })).toEqual([])
  })

  test('counts the wrong answers', () => {
    const left = (count: number) => texts({ status: { ...NOTHING, waiting: { wrong_answers: WRONG(count), answers: [] } } })
    expect(left(1)).toEqual(['Review 1 wrong answer: Court'])
    expect(left(3)).toEqual(['Review 3 wrong answers: Court'])
  })

  test('is in this order: the quiz, the wrong answers, the answers of others as they came', () => {
    const answer = (title: string) => ({ title, message: 'I think so too', path: `/community/forums/${title}` })
    const waiting = { wrong_answers: WRONG(2), answers: [answer('second'), answer('first')] }
    const found = items({ read: new Set(['court']), status: { quizzes_taken: [], waiting } })
    expect(found.map(({ to }) => to)).toEqual([
      '/quiz/quiz-of-court',
      '/quiz-history/attempt',
      '/community/forums/second',
      '/community/forums/first',
    ])
  })
})
