import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { type ForumSummary, quizForums, SampleDiscussions } from '#contract/community/quiz-forums.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { answering, aQuestion, DAY, publishedQuiz, quizCalls, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { importSamples } from './commands/import-samples.ts'

const app = testApp()
const { submit, atAQuiz } = quizCalls(app)
const ask = (as: Person | undefined, quizId: string) => app.call(quizForums.summary, { as, params: { quizId } })
const summary = async (as: Person, quizId: string): Promise<ForumSummary> => (await ask(as, quizId)).json().data

describe('the statistics of a quiz forum', () => {
  test('show the quiz and its article, and Medium before the first attempt', async () => {
    const { reader, articleId, quizId } = await atAQuiz()
    await published(app, '2026-01-10', ['Monsoon'])
    expect(await summary(reader, quizId)).toEqual({
      quiz_id: quizId,
      title: 'Quiz on Budget',
      title_translated: {},
      article_id: articleId,
      article_title: 'Budget',
      article_title_translated: {},
      total_questions: 4,
      average_score: 0,
      attempts_count: 0,
      difficulty: 'Medium',
    })
  })

  test('count all attempts and show their average score', async () => {
    const { reader, quiz, quizId } = await atAQuiz(3)
    const other = await app.person('admin')
    const stats = async () => {
      const { attempts_count, average_score, difficulty } = await summary(reader, quizId)
      return [attempts_count, average_score, difficulty]
    }
    await submit(reader, answering(quiz, 'AAA'))
    expect(await stats(), 'one of three').toEqual([1, 33, 'Hard'])
    await submit(other, answering(quiz, 'ABA'))
    expect(await stats(), 'and two of three').toEqual([2, 50, 'Medium'])
    await submit(other, answering(quiz, 'ABC'))
    await submit(other, answering(quiz, 'ABC'))
    expect(await stats()).toEqual([4, 75, 'Easy'])
  })

  test.each([
    [7, 'Easy'],
    [6, 'Medium'],
    [4, 'Medium'],
    [3, 'Hard'],
  ])('%i right of ten make it %s', async (right, difficulty) => {
    const { reader, quiz, quizId } = await atAQuiz(10)
    await submit(reader, answering(quiz, 'ABCDABCDAB'.slice(0, right)))
    const { average_score, difficulty: said } = await summary(reader, quizId)
    expect([average_score, said]).toEqual([right * 10, difficulty])
  })

  test('an attempt that arrives twice counts once, and twenty at the same time all count', async () => {
    const { reader, quiz, quizId } = await atAQuiz()
    const attemptKey = newId()
    await Promise.all(Array.from({ length: 5 }, () => submit(reader, answering(quiz, 'ABCD', { attemptKey }))))
    expect((await summary(reader, quizId)).attempts_count).toBe(1)
    await Promise.all(Array.from({ length: 20 }, () => submit(reader, answering(quiz, 'ABCD'))))
    expect(await summary(reader, quizId)).toMatchObject({ attempts_count: 21, average_score: 100 })
  })

  test('attempts from before the day was replaced still count', async () => {
    const { reader, quiz, quizId } = await atAQuiz()
    await submit(reader, answering(quiz, 'ABCD'))
    await publishedQuiz(app, DAY, withQuiz('Budget', [aQuestion(7)]), { replace: true })
    expect(await summary(reader, quizId)).toMatchObject({ attempts_count: 1, average_score: 100, total_questions: 1 })
  })

  test('attempts of a deleted account no longer count', async () => {
    const { reader, quiz, quizId } = await atAQuiz()
    const leaving = await app.person('pro')
    await submit(reader, answering(quiz, 'ABCD'))
    await submit(leaving, answering(quiz, 'DDDA'))
    await submit(leaving, answering(quiz, 'ABDD'))
    await app.call(accounts.deleteAccount, { as: leaving, body: { password: leaving.password } })
    expect(await summary(reader, quizId)).toMatchObject({ attempts_count: 1, average_score: 100 })
  })
})

describe('access', () => {
  test('is refused for guests and free users with a reason; testers have access', async () => {
    const { quizId } = await atAQuiz()
    expect((await ask(undefined, quizId)).statusCode).toBe(401)
    const free = await ask(await app.person('free'), quizId)
    expect([free.statusCode, free.json().error]).toEqual([403, 'Pro access required to take part in the community'])
    expect((await ask(await app.person('tester'), quizId)).statusCode).toBe(200)
  })

  test('only admins can open a draft; for others it is not found', async () => {
    const { quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', 2), { status: 'draft' })
    const [pro, tester, admin] = [await app.person('pro'), await app.person('tester'), await app.person('admin')]
    expect((await summary(admin, quizId)).total_questions).toBe(2)
    const unseen = [await ask(pro, quizId), await ask(tester, quizId), await ask(pro, newId()), await ask(pro, 'x')]
    for (const reply of unseen) expect([reply.statusCode, reply.json().error]).toEqual([404, 'Quiz forum not found'])
  })
})

describe('the samples', () => {
  const sample = (article_title: string) => ({
    article_title,
    question_number: 1,
    discussion_type: 'question' as const,
    content: 'How so?',
    is_resolved: false,
    replies: [{ content: 'So.', is_helpful: true }],
  })
  const stored = () => app.db.selectFrom('quiz_discussions').selectAll().execute()
  const take = (...titles: string[]) => importSamples(app.db, titles.map(sample), app.now)

  test('refer to existing quizzes and questions of the sample days', () => {
    const days = readdirSync('content').filter((name) => /^\d{4}-/.test(name))
    const articles = days.flatMap((name): ArticleUpload[] => JSON.parse(readFileSync(`content/${name}`, 'utf8')).articles)
    const samples = SampleDiscussions.parse(JSON.parse(readFileSync('content/community/quiz-discussion.json', 'utf8')))
    expect(samples).toHaveLength(4)
    for (const { article_title, question_number } of samples) {
      const quiz = articles.find(({ title }) => title === article_title)?.potential_questions?.prelims_quiz ?? []
      expect([article_title, quiz.length >= question_number]).toEqual([article_title, true])
    }
  })

  test('are imported once, for the days that exist', async () => {
    await published(app, DAY, ['Budget'])
    expect(await take('Budget', 'Monsoon')).toBe(1)
    expect(await take('Budget', 'Monsoon')).toBe(0)
    expect(await stored()).toMatchObject([{ is_sample: true, author_id: null, replies_count: 1 }])
    await app.db.deleteFrom('quiz_discussions').execute()
    expect(await take('Budget'), 'deleted ones stay away').toBe(0)
  })

  test('wait for their days, even with two processes', async () => {
    expect(await take('Budget')).toBe(0)
    await published(app, DAY, ['Budget'])
    const taken = await Promise.all([take('Budget'), take('Budget')])
    expect(taken.toSorted()).toEqual([0, 1])
    expect(await stored()).toHaveLength(1)
  })

  test('are not imported when there are discussions already', async () => {
    const { quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', 1))
    const author_id = (await app.person('pro')).id
    const made = { discussion_id: newId(), quiz_id: quizId, author_id, client_key: newId(), created_at: app.now }
    await app.db
      .insertInto('quiz_discussions')
      .values({ ...made, question_number: 1, discussion_type: 'question', content: 'Mine' })
      .execute()
    expect(await take('Budget')).toBe(0)
  })
})
