import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { answering, aQuestion, DAY, quizCalls } from '#tests/support/fixtures/quizzes.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { submit, attempt, detail, history, stored, atAQuiz } = quizCalls(app)
const MINUTE = 60_000

describe('past attempts', () => {
  test('are listed newest first', async () => {
    const { reader, quiz, quizId, articleId } = await atAQuiz()
    await submit(reader, answering(quiz, 'ABCD'))
    app.pass(MINUTE)
    const { attemptId } = (await submit(reader, answering(quiz, 'AAAA'))).json().data
    const { data, next_before } = await history(reader)
    expect(data).toEqual([
      {
        attemptId,
        quiz: {
          quizId,
          title: 'Quiz on Budget',
          title_translated: {},
          article: { articleId, title: 'Budget', title_translated: {} },
        },
        score: 1,
        totalQuestions: 4,
        percentage: 25,
        timeTakenSeconds: 60,
        completedAt: '2026-01-15T06:01:00.000Z',
      },
      expect.objectContaining({ score: 4, completedAt: '2026-01-15T06:00:00.000Z' }),
    ])
    expect(next_before).toBeNull()
  })

  test.each([MINUTE, 0])('come in pages without gaps or repeats when %d ms apart', async (apart) => {
    const { reader, quiz } = await atAQuiz()
    const ids: string[] = []
    for (let n = 0; n < 7; n++) {
      ids.push((await submit(reader, answering(quiz, 'ABCD'))).json().data.attemptId)
      app.pass(apart)
    }
    const found: string[][] = []
    for (let before: string | null | undefined; before !== null && found.length < 20; ) {
      const page: Awaited<ReturnType<typeof history>> = await history(reader, { limit: 3, ...(before ? { before } : {}) })
      found.push(page.data.map(({ attemptId }) => attemptId))
      before = page.next_before
    }
    const latestFirst = ids.toReversed()
    expect(found).toEqual([latestFirst.slice(0, 3), latestFirst.slice(3, 6), latestFirst.slice(6)])
    expect((await history(await app.person('pro'), { before: ids[6] })).data).toEqual([])
  })

  test('are shown question by question', async () => {
    const { reader, quiz, quizId, articleId } = await atAQuiz(3)
    const { data } = (await submit(reader, answering(quiz, 'AC '))).json()
    const review = (n: number, selectedOption: string | null, isCorrect: boolean) => {
      const { question_text, options, correct_option, explanation } = aQuestion(n)
      return {
        questionId: quiz.quiz_questions[n]?.question_id,
        questionText: question_text,
        options,
        selectedOption,
        correctOption: correct_option,
        isCorrect,
        explanation,
        translated: {},
      }
    }
    expect(await detail(reader, data.attemptId)).toEqual({
      ...data,
      quiz: {
        quizId,
        title: 'Quiz on Budget',
        title_translated: {},
        article: { articleId, title: 'Budget', title_translated: {}, publicationDate: DAY },
      },
      questions: [review(0, 'A', true), review(1, 'C', false), review(2, null, false)],
    })
  })

  test('of another person get the same reply as unknown ones', async () => {
    const { reader, quiz } = await atAQuiz()
    const { attemptId } = (await submit(reader, answering(quiz, 'ABCD'))).json().data
    for (const stranger of [await app.person('pro'), await app.person('admin')]) {
      const replies = await Promise.all([attemptId, newId(), 'abc'].map((id) => attempt(stranger, id)))
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
        new Set(['404 {"success":false,"error":"Quiz attempt not found","code":"not_found"}']),
      )
      expect((await history(stranger)).data).toEqual([])
    }
  })

  test("are in the person's data download", async () => {
    const { reader, quiz } = await atAQuiz(2)
    await submit(await app.person('pro'), answering(quiz, 'BB'))
    const { attemptId } = (await submit(reader, answering(quiz, 'AA'))).json().data
    const reply = await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })
    expect(reply.json().data.data.quizzes).toMatchObject([
      { attemptId, score: 1, questions: [{ selectedOption: 'A' }, { selectedOption: 'A' }] },
    ])
    expect(reply.json().data.data.quizzes).toHaveLength(1)
  })

  test('are deleted with the account', async () => {
    const { reader, quiz } = await atAQuiz()
    await submit(reader, answering(quiz, 'ABCD'))
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    expect(await stored()).toEqual([])
  })
})
