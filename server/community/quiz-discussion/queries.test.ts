import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate, migrationNames } from '#server/db/migrate.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { discussionCalls } from '#tests/support/fixtures/discussions.ts'
import { newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { aQuestion, DAY, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { testApp } from '#tests/support/server/app.ts'
import { emptyDatabase } from '#tests/support/server/database.ts'
import { questionNumber } from './queries.ts'

const app = testApp()
const { posted, reply, shown, list, atAForum } = discussionCalls(app)
const { upload } = newsroomCalls(app)

/** Replaces the day with these of the questions 0 to 3. */
async function replaceDay(questions: number[]): Promise<void> {
  app.pass(1000)
  const quiz = questions.map((n) => aQuestion(n))
  const reply = await upload(aDay(DAY, [], { articles: [withQuiz('Budget', quiz)], replace: true }))
  expect([reply.statusCode, reply.json().error]).toEqual([200, undefined])
}

describe('the discussion of a question', () => {
  test('stays with it when the day is replaced with its questions in another order', async () => {
    const { asha, ravi, quizId } = await atAForum()
    const first = await posted(asha, quizId, { question_number: 1 })
    const third = await posted(asha, quizId, { question_number: 3 })
    await replaceDay([2, 3, 1, 0])
    expect(await shown(asha, first.id)).toMatchObject({ question_number: 4, question_text: 'Question 4 from the quiz' })
    expect(await shown(asha, third.id)).toMatchObject({ question_number: 1, question_text: 'Question 1 from the quiz' })
    expect((await list(asha, quizId)).data.map(({ question_number }) => question_number).toSorted()).toEqual([1, 4])

    await reply(ravi, first.id)
    const told = await app.db.selectFrom('notifications').where('user_id', '=', asha.id).select('message').execute()
    expect(told).toContainEqual({ message: `${ravi.username} replied about question 4 of Quiz on Budget.` })
  })

  test('keeps its number when the question is gone', async () => {
    const { asha, quizId } = await atAForum()
    const { id } = await posted(asha, quizId, { question_number: 2 })
    await replaceDay([3, 2])
    expect(await shown(asha, id)).toMatchObject({ question_number: 2 })
  })

  test('is stored once when it is sent again after the order has changed', async () => {
    const { asha, quizId } = await atAForum()
    const draft = { question_number: 1, client_key: newId() }
    const { id } = await posted(asha, quizId, draft)
    await replaceDay([3, 2, 1, 0])
    expect(await posted(asha, quizId, draft)).toMatchObject({ id, question_number: 4 })
  })

  test('from an earlier version stands at the question that had its number then', async () => {
    const { db, close } = await emptyDatabase()
    const before = migrationNames().findLast((name) => name < '0063') ?? ''
    await migrate(db, before.replace('.sql', ''))
    const [entry, article, quiz, first, second] = [newId(), newId(), newId(), newId(), newId()]
    await sql`insert into daily_entries (entry_id, publication_date, status, created_at, updated_at)
      values (${entry}, ${DAY}, 'published', now(), now())`.execute(db)
    await sql`insert into articles (article_id, entry_id, position, title, summary, gs_paper_category, reading_minutes, quiz_title, body, updated_at)
      values (${article}, ${entry}, 0, 'A', 'A', 'GS2', 1, 'A', '{}', now())`.execute(db)
    await sql`insert into quizzes (quiz_id, article_id, title) values (${quiz}, ${article}, 'A')`.execute(db)
    const edition = (day: string, ids: string[]) =>
      sql`insert into quiz_editions (edition_id, quiz_id, article_id, title, article_title, publication_date, questions, created_at)
        values (${newId()}, ${quiz}, ${article}, 'A', 'A', ${DAY}, ${JSON.stringify(ids.map((question_id) => ({ question_id })))}, ${day})`.execute(
        db,
      )
    const discussion = (question_number: number, day: string) =>
      sql`insert into quiz_discussions (discussion_id, quiz_id, client_key, question_number, discussion_type, content, is_sample, created_at)
        values (${newId()}, ${quiz}, ${newId()}, ${question_number}, 'question', ${`${day}: ${question_number}`}, true, ${day})`.execute(
        db,
      )
    await edition('2026-01-15', [first, second])
    await edition('2026-01-17', [second, first])
    for (const [position, id] of [second, first].entries())
      await sql`insert into quiz_questions (question_id, quiz_id, position, question_text, options, correct_option, explanation)
        values (${id}, ${quiz}, ${position}, 'Q', '{}', 'A', 'E')`.execute(db)
    await discussion(1, '2026-01-16')
    await discussion(1, '2026-01-18')
    await discussion(3, '2026-01-18')
    await migrate(db)
    // By a process of the previous version.
    await discussion(2, '2026-01-19')

    const stored = await db
      .selectFrom('quiz_discussions')
      .orderBy('content')
      .select(['content', 'question_id', questionNumber('quiz_discussions').as('now')])
      .execute()
    expect(stored).toEqual([
      { content: '2026-01-16: 1', question_id: first, now: 2 },
      { content: '2026-01-18: 1', question_id: second, now: 1 },
      { content: '2026-01-18: 3', question_id: null, now: 3 },
      { content: '2026-01-19: 2', question_id: first, now: 2 },
    ])
    await close()
  })
})
