import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { type LearnerAnalytics, learnerAnalytics } from '#contract/reading/learner-analytics.ts'
import { progress } from '#contract/reading/progress.ts'
import { type anArticle, published } from '#tests/support/fixtures/articles.ts'
import { answering, aQuestion, opened, publishedQuiz, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const figures = async (as: Person): Promise<LearnerAnalytics> => (await app.call(learnerAnalytics.own, { as })).json().data
const read = (as: Person, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })
const inPaper = (article: ReturnType<typeof anArticle>, gs_paper_category: string) => ({ ...article, gs_paper_category })

describe('what a learner did', () => {
  test('is empty for somebody new, with twelve weeks of nothing', async () => {
    const { today, weeks, days, papers } = await figures(await app.person())
    expect([today, days, papers]).toEqual(['2026-01-15', [], []])
    expect(weeks).toHaveLength(12)
    expect(weeks.every(({ articles, minutes }) => articles === 0 && minutes === 0)).toBe(true)
    expect((await app.call(learnerAnalytics.own)).statusCode).toBe(401)
  })

  test('has articles and minutes by week, and the days of the streak, in the time zone of the learner', async () => {
    const [india, new_york] = [await app.person('free', 'Asia/Kolkata'), await app.person('free', 'America/New_York')]
    const ids = await published(app, '2026-01-10', ['Budget', 'Courts', 'Monsoon'])
    // A Sunday in New York, and Monday in India already.
    app.now = new Date('2026-01-11T20:00:00Z')
    for (const as of [india, new_york]) for (const id of ids.slice(0, 2)) await read(as, id)
    app.now = new Date('2026-01-14T06:00:00Z')
    for (const as of [india, new_york]) await read(as, ids[2] ?? '')

    const seen = await figures(india)
    expect(seen.weeks.at(-1)).toEqual({ week: '2026-01-12', articles: 3, minutes: 3 })
    expect(seen.days).toEqual([
      { day: '2026-01-12', articles: 2 },
      { day: '2026-01-14', articles: 1 },
    ])
    expect((await figures(new_york)).weeks.slice(-2)).toEqual([
      { week: '2026-01-05', articles: 2, minutes: 2 },
      { week: '2026-01-12', articles: 1, minutes: 1 },
    ])
  })

  test('keeps a day of the streak whose article was marked unread', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    await read(reader, articleId)
    await app.call(progress.markUnread, { as: reader, params: { articleId } })
    const { days, weeks } = await figures(reader)
    expect(days).toEqual([{ day: '2026-01-15', articles: 0 }])
    expect(weeks.at(-1)).toMatchObject({ articles: 0 })
  })

  test('has the share right by paper, from quizzes and the questions of the day, and nobody else’s', async () => {
    const [reader, other] = [await app.person('pro'), await app.person('pro')]
    const economy = await publishedQuiz(app, '2026-01-12', inPaper(withQuiz('Budget', 4), 'GS3'))
    await publishedQuiz(app, '2026-01-13', inPaper(withQuiz('Courts', 3), 'GS2'))
    const submit = async (as: Person, letters: string) =>
      app.call(quizzes.submit, { as, body: answering(await opened(app, as, economy.quizId), letters) })
    // Right: A, B. The fourth is not answered.
    await submit(reader, 'ABA ')
    await submit(other, 'ABCD')
    const asked = (await app.call(dailyQuestions.today, { as: reader })).json().data
    const answers = asked.questions.map(({ question_id }: { question_id: string }) => ({
      questionId: question_id,
      selectedOption: 'A',
    }))
    await app.call(dailyQuestions.answer, { as: reader, body: { publication_date: asked.publication_date, answers } })
    expect((await figures(reader)).papers).toEqual([
      { paper: 'GS2', answered: 3, right: 1 },
      { paper: 'GS3', answered: 4, right: 2 },
    ])
  })

  test('keeps the results of the questions of the day after their correction', async () => {
    const reader = await app.person('free')
    const day = (correct_option: string) => ({
      articles: [inPaper(withQuiz('Budget', [aQuestion(0, { correct_option }), aQuestion(1)]), 'GS3')],
    })
    await published(app, '2026-01-15', [], day('A'))
    const { publication_date, questions } = (await app.call(dailyQuestions.today, { as: reader })).json().data
    const answers = questions.map(({ question_id }: { question_id: string }) => ({
      questionId: question_id,
      selectedOption: 'A',
    }))
    await app.call(dailyQuestions.answer, { as: reader, body: { publication_date, answers } })
    await published(app, '2026-01-15', [], { replace: true, ...day('C') })
    expect((await figures(reader)).papers).toEqual([{ paper: 'GS3', answered: 2, right: 1 }])
  })

  test('counts answers from before the questions were stored with them', async () => {
    const reader = await app.person('free')
    await published(app, '2026-01-15', [], { articles: [inPaper(withQuiz('Budget', 2), 'GS3')] })
    const { publication_date, questions } = (await app.call(dailyQuestions.today, { as: reader })).json().data
    const answers = [{ questionId: questions[0].question_id, selectedOption: 'A' }]
    await app.call(dailyQuestions.answer, { as: reader, body: { publication_date, answers } })
    await app.db.updateTable('daily_question_answers').set({ question_ids: null, edition_ids: null }).execute()
    expect((await figures(reader)).papers).toEqual([{ paper: 'GS3', answered: 1, right: 1 }])
  })

  test('leaves out an article that is gone', async () => {
    const reader = await app.person('pro')
    const { articleId, quizId } = await publishedQuiz(app, '2026-01-12', withQuiz('Budget', 2))
    await read(reader, articleId)
    await app.call(quizzes.submit, { as: reader, body: answering(await opened(app, reader, quizId), 'AB') })
    await app.db.deleteFrom('articles').where('article_id', '=', articleId).execute()
    const { papers, days } = await figures(reader)
    expect([papers, days]).toEqual([[], [{ day: '2026-01-15', articles: 0 }]])
  })

  test('is counted in well under a second with 10,000 readings and attempts', async () => {
    const reader = await app.person('pro')
    const { articleId } = await publishedQuiz(app, '2026-01-12', inPaper(withQuiz('Budget', 2), 'GS1'))
    const { edition_id } = await app.db.selectFrom('quiz_editions').select('edition_id').executeTakeFirstOrThrow()
    const [id, rows] = [reader.id, sql`from generate_series(1, 10000) as n`]
    await sql`insert into daily_entries (entry_id, publication_date, created_at, updated_at)
      values ('00000000-0000-7000-8000-000000000000', '2020-01-01', now(), now())`.execute(app.db)
    await sql`insert into articles (article_id, entry_id, position, title, summary, gs_paper_category, reading_minutes, quiz_title, body, updated_at)
      select lpad(n::text, 32, '0')::uuid, '00000000-0000-7000-8000-000000000000', n, 'Article ' || n, '', 'GS2', 2, '', body, now()
      from articles, generate_series(1, 10000) as n where article_id = ${articleId}`.execute(app.db)
    await sql`insert into readings (user_id, article_id, read_at)
      select ${id}, lpad(n::text, 32, '0')::uuid, ${app.now}::timestamptz - (n % 400) * interval '1 day' ${rows}`.execute(app.db)
    await sql`insert into quiz_attempts (attempt_id, user_id, edition_id, attempt_key, answers, score, total_questions, time_taken_seconds, completed_at)
      select gen_random_uuid(), ${id}, ${edition_id}, gen_random_uuid(), '{}', 1, 2, 60, ${app.now} ${rows}`.execute(app.db)

    await figures(reader)
    const before = performance.now()
    const { papers, weeks } = await figures(reader)
    expect(performance.now() - before).toBeLessThan(500)
    expect(papers).toEqual([{ paper: 'GS1', answered: 20_000, right: 10_000 }])
    // 25 articles of two minutes a day; the current week has four days.
    expect(weeks.at(-1)).toMatchObject({ articles: 100, minutes: 200 })
    expect(weeks[0]).toMatchObject({ articles: 175, minutes: 350 })
  })
})
