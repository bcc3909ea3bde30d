import { beforeEach, describe, expect, test } from 'vitest'
import { COMPILATION_TEST_FORBIDDEN } from '#contract/syllabus/compilation-rules.ts'
import { type CompiledQuestion, compilations } from '#contract/syllabus/compilations.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { aQuestion, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const params = { period: '2026-01' }

const answer = (as: Person, answers: { questionId: string; selectedOption: string }[] = [], attemptKey = newId()) =>
  app.call(compilations.answer, { as, params, body: { attemptKey, answers } })
const lastOf = async (as: Person) => (await app.call(compilations.lastAttempt, { as, params })).json().data
const timesAnswered = async ({ id }: Person) => {
  const rows = await app.db.selectFrom('question_results').where('user_id', '=', id).select('answered').execute()
  return rows.map(({ answered }) => answered)
}

let reader: Person
beforeEach(async () => {
  app.now = new Date('2026-02-05T06:00:00Z')
  reader = await app.person()
})

describe('the test of a compilation', () => {
  test('has a score, three questions without Pro, whose mistakes go to the review', async () => {
    const prelims_quiz = Array.from({ length: 25 }, (_, n) => ({
      question_text: `Question ${n + 1}?`,
      options: { A: 'yes', B: 'no' },
      correct_option: 'A',
      explanation: 'CANARY',
    }))
    await published(app, '2026-01-14', [], {
      articles: [anArticle('Budget', { potential_questions: { prelims_quiz } })],
    })
    for (const [role, most] of [
      ['pro', 20],
      ['free', 3],
    ] as const) {
      const as = await app.person(role)
      const asked = await app.call(compilations.questions, { as, params })
      const ids = asked.json().data.map(({ question_id }: { question_id: string }) => question_id)
      expect(ids).toHaveLength(most)
      expect(asked.body).not.toMatch(/CANARY|correct_option/)
      const answers = ids.map((questionId: string, n: number) => ({ questionId, selectedOption: n === 0 ? 'A' : 'B' }))
      const result = (await answer(as, answers)).json().data
      expect(result).toMatchObject({ score: 1, totalQuestions: most, cards: most - 1 })
      expect(result.questions[1]).toMatchObject({ correctOption: 'A', selectedOption: 'B', explanation: 'CANARY' })
      const cards = await app.db.selectFrom('recall_cards').where('user_id', '=', as.id).select('needs_pro').execute()
      expect(cards).toEqual(Array(most - 1).fill({ needs_pro: role === 'pro' }))
      const counted = await app.db.selectFrom('question_results').where('user_id', '=', as.id).select('was_right').execute()
      expect(counted.filter(({ was_right }) => !was_right)).toHaveLength(most - 1)
      expect((await answer(as, [{ questionId: newId(), selectedOption: 'A' }])).statusCode).toBe(422)
    }
    const four = Array.from({ length: 4 }, () => ({ questionId: newId(), selectedOption: 'A' }))
    const refused = await answer(reader, four)
    expect([refused.statusCode, refused.json().error]).toEqual([403, COMPILATION_TEST_FORBIDDEN])
  })

  test('counts a test once, however often it arrives, and shows its last score', async () => {
    await published(app, '2026-01-14', [], {
      articles: [
        withQuiz(
          'Budget',
          [0, 4, 8].map((n) => aQuestion(n)),
        ),
      ],
    })
    const ids = (await app.call(compilations.questions, { as: reader, params }))
      .json()
      .data.map(({ question_id }: { question_id: string }) => question_id)
    const [right, wrong] = ['A', 'B'].map((letter) => ids.map((id: string) => ({ questionId: id, selectedOption: letter })))
    const key = newId()
    expect(await lastOf(reader)).toBeNull()
    const [first, second] = await Promise.all([answer(reader, wrong, key), answer(reader, wrong, key)])
    expect(second?.json()).toEqual(first?.json())
    const late = await answer(reader, wrong, key)
    expect([late.statusCode, late.json()]).toEqual([200, first?.json()])
    expect(await timesAnswered(reader)).toEqual([1, 1, 1])
    const other = await answer(reader, right, key)
    expect([other.statusCode, other.json().error]).toEqual([422, 'This attempt was submitted before with other answers'])
    expect(await lastOf(reader)).toEqual({ score: 0, totalQuestions: 3, answeredAt: app.now.toISOString() })
    app.now = new Date(app.now.getTime() + 60_000)
    await answer(reader, right)
    expect(await timesAnswered(reader)).toEqual([2, 2, 2])
    expect(await lastOf(reader)).toMatchObject({ score: 3, totalQuestions: 3 })
    expect(await lastOf(await app.person())).toBeNull()
  })

  test('replies to a repeated test after its questions were deleted, or Pro has ended', async () => {
    await published(app, '2026-01-14', [], { articles: [withQuiz('Budget', 4)] })
    const pro = await app.person('pro')
    const { questions } = (await app.call(compilations.read, { as: pro, params })).json().data
    const ids = questions.map(({ question_id }: CompiledQuestion) => question_id)
    const answers = ids.map((questionId: string) => ({ questionId, selectedOption: 'A' }))
    const key = newId()
    expect((await answer(pro, answers, key)).json().data).toMatchObject({ totalQuestions: 4 })
    await published(app, '2026-01-14', ['Monsoon'], { replace: true })
    await changeRoleByEmail(app.db, pro.email, 'free', app.now)
    const again = await answer(pro, answers, key)
    expect([again.statusCode, again.json().data]).toMatchObject([200, { totalQuestions: 4, questions: [] }])
  })
})
