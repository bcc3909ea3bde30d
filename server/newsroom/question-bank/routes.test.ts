import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { audit } from '#contract/accounts/audit.ts'
import { ALREADY_RETIRED, LAST_OF_QUIZ, NAMED_THINGS, NOT_RETIRED } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { type BankQuery, type BankQuestion, questionBank } from '#contract/newsroom/question-bank.ts'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { progress } from '#contract/reading/progress.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { answering, aQuestion, DAY, opened, publishedQuiz, quizCalls, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { countAnswers } from './commands/count-answers.ts'
import { indexMissing } from './commands/index-questions.ts'

const app = testApp()
const { submit, detail, history, atAQuiz } = quizCalls(app)
const STAY = new AbortController().signal

async function bank(query: BankQuery = {}) {
  const reply = await app.call(questionBank.list, { as: await app.person('admin'), query })
  expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([200, expect.anything()])
  return reply.json() as { data: BankQuestion[]; next_after: string | null; total: number | null; forms: object[] | null }
}
const texts = ({ data }: { data: BankQuestion[] }) => data.map(({ question }) => question.question_text)

const retire = async (questionId: string, body: object = {}, as?: Person) =>
  app.call(questionBank.retire, {
    as: as ?? (await app.person('admin')),
    params: { questionId },
    body: { kind: 'wrong', reason: 'The law has changed.', replacement: null, ...body },
  })
const putBack = async (questionId: string) =>
  app.call(questionBank.putBack, { as: await app.person('admin'), params: { questionId } })

const statements = (n: number, correct_option: string) => ({
  question_text: `Consider the statements of ${n}:\n1. One.\n2. Two.\nWhich is correct?`,
  options: { A: '1 only', B: '2 only', C: 'Both 1 and 2', D: 'Neither 1 nor 2' },
  correct_option,
  explanation: 'So.',
  syllabus: ['gs2.federalism'],
})

describe('the question bank', () => {
  test('has every question of the library, found by words, form, key meaning and line of the syllabus', async () => {
    const questions = [statements(0, 'C'), statements(1, 'A'), aQuestion(2, { syllabus: ['gs3.economy'] })]
    const article = { ...withQuiz('Budget', questions), syllabus: ['gs2.federalism', 'gs3.economy'] }
    await published(app, DAY, [], { articles: [article] })
    await published(app, '2026-01-16', [], { status: 'draft', articles: [withQuiz('Café courts', 1)] })
    const all = await bank()
    expect([all.total, all.data.length, all.next_after]).toEqual([4, 4, null])
    expect(all.data[0]).toMatchObject({ article: { title: 'Café courts', is_published: false }, form: NAMED_THINGS, number: 1 })
    expect(texts(await bank({ form: 'two statements', key_meaning: 'all' }))).toEqual([questions[0]?.question_text])
    expect(texts(await bank({ node: 'gs3' }))).toEqual(['Question 2?'])
    expect(texts(await bank({ q: 'THIRD of 2' }))).toEqual(['Question 2?'])
    expect(all.forms).toContainEqual({ form: 'two statements', key_meaning: '1 only', count: 1 })
  })

  test('comes in pages without a gap or a repetition, in every order', async () => {
    await published(app, DAY, [], { articles: [withQuiz('Budget', 7)] })
    for (const sort of ['newest', 'hardest', 'easiest', 'least_telling', 'most_answered'] as const) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await bank({ sort, limit: 3, ...(after && { after }) })
        seen.push(...texts(page))
        after = page.next_after ?? undefined
      } while (after)
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 7, 7])
    }
  })

  test('is filled in for days from before it', async () => {
    await published(app, DAY, [], { articles: [withQuiz('Budget', 3)] })
    await app.db.deleteFrom('bank_questions').execute()
    expect((await bank()).total).toBe(0)
    await indexMissing(app.db, STAY)
    expect((await bank()).total).toBe(3)
  })
})

describe('the figures of a question', () => {
  test('are those of the first answer of each person, and equal a count by hand', async () => {
    const { quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', 4))
    for (let n = 0; n < 32; n++) {
      const reader = await app.person('pro')
      const quiz = await opened(app, reader, quizId)
      // The first question is missed by those who know the rest.
      const letters = n < 16 ? 'BBCD' : 'AAA '
      await submit(reader, answering(quiz, letters))
      app.now = new Date(app.now.getTime() + 60_000)
      await submit(reader, answering(quiz, 'CCC '))
    }
    await countAnswers(app.db, app.now, STAY)
    const { data } = await bank({ q: 'question' })
    const figuresOf = (n: number) => data.find(({ question }) => question.question_text === `Question ${n}?`)
    const { rows } = await sql<{ right: number; answers: number; chosen: object }>`
      select count(*) filter (where letter = 'A')::integer as right, count(*)::integer as answers
      from (select distinct on (user_id) answers ->> question_id::text as letter from quiz_attempts, quiz_questions
        where question_text = 'Question 0?' and answers ? question_id::text order by user_id, completed_at) as first`.execute(
      app.db,
    )
    expect(figuresOf(0)?.figures).toMatchObject({ ...rows[0], facility: 0.5, chosen: { A: 16, B: 16 }, discrimination: -1 })
    expect(figuresOf(0)?.look_again).toEqual(['good_readers_wrong'])
    expect(figuresOf(3)?.figures).toMatchObject({ answers: 16, right: 16, facility: 1, discrimination: null })
    expect(texts(await bank({ state: 'look_again' }))).toEqual(['Question 0?'])
    expect(texts(await bank({ least: 50, most: 50 }))).toContain('Question 0?')
  })

  test('count questions of the day, and are empty for fewer than ten answers', async () => {
    await published(app, DAY, [], { articles: [withQuiz('Budget', 3)] })
    for (let n = 0; n < 3; n++) {
      const as = await app.person('free')
      const { questions } = (await app.call(dailyQuestions.today, { as })).json().data
      const answers = [{ questionId: questions[0].question_id, selectedOption: n === 0 ? 'A' : 'C' }]
      await app.call(dailyQuestions.answer, { as, body: { publication_date: DAY, answers } })
    }
    await countAnswers(app.db, app.now, STAY)
    const [first] = (await bank({ q: 'Question 0?' })).data
    expect(first?.figures).toMatchObject({ answers: 3, right: 1, chosen: { A: 1, C: 2 }, facility: null, discrimination: null })
  })
})

describe('a retired question', () => {
  test('leaves quizzes to come, and stays in old attempts as it was', async () => {
    const { reader, quiz, quizId } = await atAQuiz(4)
    await submit(reader, answering(quiz, 'ABCD'))
    const [attempt] = (await history(reader)).data
    const before = await detail(reader, attempt?.attemptId ?? '')
    const id = quiz.quiz_questions[1]?.question_id ?? ''
    expect((await retire(id)).statusCode).toBe(200)
    expect((await opened(app, reader, quizId)).quiz_questions.map((one) => one.question_text)).toEqual([
      'Question 0?',
      'Question 2?',
      'Question 3?',
    ])
    expect(await detail(reader, attempt?.attemptId ?? '')).toEqual(before)
    // Somebody who has the quiz open can still send it.
    const late = await app.person('pro')
    expect((await submit(late, answering(quiz, 'ABCD'))).json().data).toMatchObject({ score: 4, totalQuestions: 4 })
    const [shown] = (await bank({ state: 'retired' })).data
    expect(shown).toMatchObject({ question: quiz.quiz_questions[1] && { question_id: id }, number: null })
    expect(shown?.retired).toMatchObject({ kind: 'wrong', reason: 'The law has changed.', replaced_by: null })
    expect((await retire(id)).json().error).toBe(ALREADY_RETIRED)
  })

  test('can be replaced in its place, and its reason and person are in the audit log', async () => {
    const { reader, quiz, quizId } = await atAQuiz(3)
    const admin = await app.person('admin')
    const id = quiz.quiz_questions[1]?.question_id ?? ''
    const reply = await retire(id, { replacement: aQuestion(9) }, admin)
    const after = await opened(app, reader, quizId)
    expect(after.quiz_questions.map((one) => one.question_text)).toEqual(['Question 0?', 'Question 9?', 'Question 2?'])
    expect(reply.json().data.replaced_by).toBe(after.quiz_questions[1]?.question_id)
    const log = (await app.call(audit.list, { as: admin, query: {} })).json().data
    expect(log).toContainEqual(
      expect.objectContaining({
        action: 'question.retired',
        actor: admin.username,
        details: expect.objectContaining({ reason: 'The law has changed.' }),
      }),
    )
    expect((await retire(after.quiz_questions[0]?.question_id ?? '', { replacement: aQuestion(0) })).statusCode).toBe(422)
  })

  test('does not return with an older file of its day, and can be put back with its id', async () => {
    const { reader, quiz, quizId } = await atAQuiz(3)
    const id = quiz.quiz_questions[1]?.question_id ?? ''
    await retire(id)
    await published(app, DAY, [], { replace: true, articles: [withQuiz('Budget', 3)] })
    expect((await opened(app, reader, quizId)).quiz_questions).toHaveLength(2)
    expect((await putBack(id)).statusCode).toBe(200)
    expect((await opened(app, reader, quizId)).quiz_questions).toEqual(quiz.quiz_questions)
    expect((await putBack(id)).json().error).toBe(NOT_RETIRED)
  })

  test('cannot be the last one of its quiz', async () => {
    const { quiz } = await atAQuiz(1)
    const reply = await retire(quiz.quiz_questions[0]?.question_id ?? '')
    expect([reply.statusCode, reply.json().error]).toEqual([409, LAST_OF_QUIZ])
  })

  test('is retired once when two editors do it at the same time', async () => {
    const { quiz } = await atAQuiz(3)
    const admin = await app.person('admin')
    const id = quiz.quiz_questions[0]?.question_id ?? ''
    const replies = await Promise.all([1, 2, 3].map(() => retire(id, {}, admin)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })
})

describe('the figures of a published day', () => {
  test('count people, and show none below five', async () => {
    const { articleId, quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', 3))
    const as = await app.person('admin')
    const ofDay = async () => (await app.call(questionBank.ofDay, { as, params: { day: DAY } })).json().data
    const read = async () => {
      const reader = await app.person('pro')
      await app.call(progress.markRead, { as: reader, params: { articleId } })
      await app.call(progress.finish, { as: reader, params: { articleId } })
      await submit(reader, answering(await opened(app, reader, quizId), 'AAA'))
    }
    for (let n = 0; n < 4; n++) await read()
    await countAnswers(app.db, app.now, STAY)
    expect(await ofDay()).toMatchObject([
      { title: 'Budget', translated: [], recorded: [], opened: null, finished: null, minutes: null, took_quiz: null },
    ])
    await read()
    await countAnswers(app.db, app.now, STAY)
    const [article] = await ofDay()
    expect(article).toMatchObject({ opened: 5, finished: 5, took_quiz: 5 })
    expect(article.questions.map((one: { answers: number }) => one.answers)).toEqual([5, 5, 5])
    expect(article.minutes % 5).toBe(0)
    expect((await app.call(questionBank.ofDay, { as, params: { day: '2031-01-01' } })).json().data).toEqual([])
  })
})

describe('cards of a retired question', () => {
  test.each([
    ['wrong', 2],
    ['easy', 3],
  ])('retired as %s: %i of three are offered', async (kind, offered) => {
    const { reader, quiz } = await atAQuiz(3)
    await submit(reader, answering(quiz, 'DDD'))
    const { queue } = recallCalls(app)
    expect((await queue(reader)).today.items).toBe(3)
    const id = quiz.quiz_questions[0]?.question_id ?? ''
    await retire(id, { kind })
    expect((await queue(reader)).today.items).toBe(offered)
    await putBack(id)
    expect((await queue(reader)).today.items).toBe(3)
  })
})
