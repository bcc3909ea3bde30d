import { describe, expect, test } from 'vitest'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { aQuestion } from '#tests/support/fixtures/quizzes.ts'

const mistakesIn = (parts: Record<string, unknown>) =>
  (ArticleUpload.safeParse(anArticle('Budget', parts)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('the syllabus of an upload', () => {
  test('is optional, and taken as it is given', () => {
    expect(ArticleUpload.parse(anArticle('Budget')).syllabus).toEqual([])
    const syllabus = ['gs2.federalism.functions', 'gs3.economy']
    expect(ArticleUpload.parse(anArticle('Budget', { syllabus })).syllabus).toEqual(syllabus)
  })

  test('refuses an unknown node at its place and names the nearest', () => {
    expect(mistakesIn({ syllabus: ['gs3.economy', 'gs2.federalism.devolutoin'] })).toEqual([
      [
        'syllabus.1',
        '"gs2.federalism.devolutoin" is not a node of the syllabus; the nearest are "gs2.federalism.devolution", "gs2.federalism", "gs2.federalism.functions"',
      ],
    ])
  })

  test.each([
    { syllabus: 'gs3.economy', mistake: ['syllabus', 'syllabus must be a list of node ids'] },
    { syllabus: [7], mistake: ['syllabus.0', 'A node of the syllabus must be text'] },
    { syllabus: ['gs3'], mistake: ['syllabus.0', expect.stringContaining('"gs3" is not a node of the syllabus')] },
    { syllabus: ['🦚'], mistake: ['syllabus.0', '"🦚" is not a node of the syllabus'] },
    { syllabus: Array(6).fill('gs3.economy'), mistake: ['syllabus', 'syllabus can have at most 5 nodes'] },
    { syllabus: ['gs3.economy', 'gs3.economy'], mistake: ['syllabus.1', '"gs3.economy" is listed twice'] },
    {
      syllabus: ['gs2.federalism.functions', 'gs2.federalism'],
      mistake: ['syllabus.0', '"gs2.federalism.functions" is part of "gs2.federalism", which is listed too'],
    },
  ])('$syllabus is refused', ({ syllabus, mistake }) => {
    expect(mistakesIn({ syllabus })).toEqual([mistake])
  })

  test('of a question, a card or a mains question must be within that of the article', () => {
    const narrow = { syllabus: ['gs2.federalism.functions'] }
    const parts = {
      potential_questions: { prelims_quiz: [aQuestion(0), aQuestion(1, narrow)] },
      follow_up_data: { flashcards: [{ front: 'What?', back: 'That.', ...narrow }] },
      mains_model_answers: [{ question: 'Discuss.', answer: 'Text.', ...narrow }],
    }
    expect(mistakesIn({ syllabus: ['gs2.federalism'], ...parts })).toEqual([])
    const outside = '"gs2.federalism.functions" is not among the article\'s nodes of the syllabus or below them'
    expect(mistakesIn({ syllabus: ['gs3.economy'], ...parts })).toEqual([
      ['follow_up_data.flashcards.0.syllabus.0', outside],
      ['mains_model_answers.0.syllabus.0', outside],
      ['potential_questions.prelims_quiz.1.syllabus.0', outside],
    ])
  })
})
