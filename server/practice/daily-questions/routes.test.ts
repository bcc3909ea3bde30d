import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { DAILY_QUESTIONS_CHANGED, type DailyQuestions, dailyQuestions } from '#contract/practice/daily-questions.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { aQuestion, DAY, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const today = async (as: Person): Promise<DailyQuestions> => (await app.call(dailyQuestions.today, { as })).json().data
const answer = (as: Person, { publication_date, questions }: DailyQuestions, letters: string) =>
  app.call(dailyQuestions.answer, {
    as,
    body: {
      publication_date,
      answers: [...letters].map((selectedOption, n) => ({ questionId: questions[n]?.question_id, selectedOption })),
    },
  })
const publishDay = (day: string) =>
  published(app, day, [], { articles: [withQuiz(`Budget ${day}`, 3), withQuiz(`Courts ${day}`, [aQuestion(1)])] })

describe('the three questions of the day', () => {
  test('are open to free members, from several articles of the latest day, without their answers', async () => {
    const reader = await app.person('free')
    expect(await today(reader)).toBeNull()
    await publishDay('2026-01-14')
    await publishDay(DAY)
    const { publication_date, questions, result } = await today(reader)
    expect([publication_date, result]).toEqual([DAY, null])
    expect(questions.map(({ question_text }) => question_text)).toEqual(['Question 0?', 'Question 1?', 'Question 1?'])
    expect(new Set(questions.map(({ article_id }) => article_id)).size).toBe(2)
    expect(JSON.stringify(questions)).not.toMatch(/correct|explanation|reason/)
    expect((await app.call(dailyQuestions.today)).statusCode).toBe(401)
  })

  test('come in the languages that they are whole in, with the explanations after answering', async () => {
    const reader = await app.person('free')
    const hi = { question_text: 'प्रश्न', options: { A: 'क', B: 'ख', C: 'ग', D: 'घ' }, explanation: 'यह कारण है।' }
    const { explanation: _, ...partly } = hi
    const translated = [{ hi }, { hi: partly, ta: hi }]
    await published(app, DAY, [], {
      articles: [
        withQuiz(
          'Budget',
          translated.map((one, n) => aQuestion(n, { translated: one })),
        ),
      ],
    })
    const asked = await today(reader)
    expect(asked.questions.map((one) => one.translated)).toEqual([{ hi: partly }, { ta: partly }])
    const { result } = (await answer(reader, asked, 'AA')).json().data
    expect(result.questions.map((one: { translated: object }) => one.translated)).toEqual(translated)
    expect((await today(reader)).result).toEqual(result)
  })

  test('are explained after answering, and only the first answer of a day counts', async () => {
    const reader = await app.person('free')
    await publishDay(DAY)
    const asked = await today(reader)
    const first = (await answer(reader, asked, 'ABA')).json().data
    expect(first.result).toMatchObject({ score: 2, totalQuestions: 3 })
    expect(first.result.questions[2]).toMatchObject({
      selectedOption: 'A',
      correctOption: 'B',
      isCorrect: false,
      explanation: 'The reason of 1.',
    })
    expect((await answer(reader, asked, 'ABB')).json().data).toEqual(first)
    expect(await today(reader)).toEqual(first)
    expect((await today(await app.person('free'))).result).toBeNull()
  })

  test('keep showing what was answered after a correction', async () => {
    const [early, late] = [await app.person('free'), await app.person('free')]
    const day = { articles: [withQuiz('Budget', [aQuestion(0), aQuestion(1), aQuestion(2)])] }
    await published(app, DAY, [], day)
    const asked = await today(early)
    const first = (await answer(early, asked, 'AAA')).json().data
    expect(first.result).toMatchObject({ score: 1, totalQuestions: 3 })
    const corrected = [aQuestion(0, { correct_option: 'B', explanation: 'Corrected.' }), aQuestion(1), aQuestion(7)]
    await published(app, DAY, [], { replace: true, articles: [withQuiz('Budget', corrected)] })
    expect(await today(early)).toEqual(first)
    expect((await answer(early, asked, 'ABC')).json().data).toEqual(first)
    const moved = await answer(late, asked, 'AAA')
    expect([moved.statusCode, moved.json().error]).toEqual([409, DAILY_QUESTIONS_CHANGED])
    const after = (await answer(late, await today(late), 'BAA')).json().data
    expect(after.result).toMatchObject({ score: 1, questions: [{ correctOption: 'B', explanation: 'Corrected.' }, {}, {}] })
  })

  test('are answered once, however often the answers arrive at once', async () => {
    const reader = await app.person('free')
    await publishDay(DAY)
    const asked = await today(reader)
    const replies = await Promise.all(['ABA', 'ABB', 'AAA', 'BBB', 'ABA'].map((letters) => answer(reader, asked, letters)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    const stored = await app.db.selectFrom('daily_question_answers').select(['score', 'answers']).execute()
    expect(stored).toHaveLength(1)
    const { result } = await today(reader)
    expect(result).toMatchObject({ score: stored[0]?.score, totalQuestions: 3 })
    const wrong = result?.questions.filter(({ isCorrect }) => !isCorrect).map(({ questionId }) => questionId)
    const cards = await app.db.selectFrom('recall_cards').where('user_id', '=', reader.id).select('source_key').execute()
    expect(cards.map(({ source_key }) => source_key).toSorted()).toEqual(wrong?.toSorted())
  })

  test('refuse answers that do not fit, and those to a day that is no longer the latest', async () => {
    const reader = await app.person('free')
    await publishDay('2026-01-14')
    const asked = await today(reader)
    expect((await answer(reader, asked, 'Z')).statusCode).toBe(422)
    expect((await answer(reader, asked, 'AAAA')).statusCode).toBe(422)
    await publishDay(DAY)
    expect((await answer(reader, asked, 'A')).statusCode).toBe(409)
    expect((await today(reader)).result).toBeNull()
  })

  test('are in the data download', async () => {
    const reader = await app.person('free')
    await publishDay(DAY)
    await answer(reader, await today(reader), 'A')
    const { data } = (await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })).json().data
    expect(data.dailyQuestions).toMatchObject([{ publication_date: DAY, score: 1, total_questions: 3 }])
  })
})
