import { describe, expect, test } from 'vitest'
import { practiceCounts } from '#contract/newsroom/practice-counts.ts'
import { checkOnPage } from './check-on-page.ts'
import { countsOf, languagesOf } from './upload-counts.ts'

const article = {
  title: 'Budget',
  summary: 'S',
  gs_paper_category: 'GS2',
  analysis_text: { past: 'before', present: 'now' },
  title_translated: { hi: 'बजट' },
  follow_up_data: { key_terms_list: [{ term: 'Cess', definition: 'A tax on a tax' }] },
}
const day = (...articles: unknown[]) => ({ publication_date: '2026-01-15', articles })

describe('checking an upload without the server', () => {
  test('a correct day has no mistakes, and its articles can be counted', () => {
    const { mistakes, day: read } = checkOnPage(day(article))
    expect(mistakes).toEqual([])
    expect(read?.articles.map((one) => countsOf(one, practiceCounts(one)))).toEqual([
      '1 key term, 0 quiz questions, 0 flashcards, 0 model answers',
    ])
    expect(read?.articles.map(languagesOf)).toEqual([['Hindi']])
  })

  test('key demands and translated questions are counted beside what they belong to', () => {
    const question = { question_text: 'Which?', options: ['This', 'That'], correct_option: 'A' }
    const hi = { question_text: 'कौन-सा?', options: ['यह', 'वह'] }
    const key_demands = [4, 4, 4, 3].map((marks, n) => ({ point: `Point ${n}.`, marks }))
    const { day: read } = checkOnPage(
      day({
        ...article,
        potential_questions: { prelims_quiz: [{ ...question, translated: { hi } }, question] },
        mains_model_answers: [{ question: 'Discuss.', answer: 'Text.', key_demands }],
      }),
    )
    expect(read?.articles.map((one) => countsOf(one, practiceCounts(one)))).toEqual([
      '1 key term, 2 quiz questions (1 in Hindi), 0 flashcards, 1 model answer (4 key demands)',
    ])
  })

  test('mistakes are named with their place, in the sentences of the server', () => {
    const wrong = { ...article, title: 'Monsoon', analysis_text: { preface: 'x' }, title_translated: { fr: 'Mousson' } }
    const { mistakes, day: read } = checkOnPage({ ...day(article, wrong, article), publication_date: '15 January' })
    expect(read).toBeUndefined()
    const sentences = new Map(mistakes.map(({ path, message }) => [path, message]))
    expect([...sentences.keys()]).toEqual(
      expect.arrayContaining(['publication_date', 'articles[1].analysis_text.preface', 'articles[1].title_translated']),
    )
    expect(sentences.get('articles[1].title_translated')).toBe('"fr": languages are en, hi and ta')
    expect(sentences.get('articles[2].title')).toBe('Article 1 has the same title')
  })

  test('a misspelt field is a warning', () => {
    const { mistakes } = checkOnPage(day({ ...article, quizTitle: 'Q' }))
    expect(mistakes).toEqual([
      { path: 'articles[0].quizTitle', message: 'This field is unknown and will be ignored', isWarning: true },
    ])
  })

  test('a hostile list is refused at once', () => {
    const { mistakes } = checkOnPage(day(...Array.from({ length: 100_000 }, () => 1)))
    expect(mistakes).toEqual([{ path: 'articles', message: 'A day can have at most 50 articles' }])
  })
})
