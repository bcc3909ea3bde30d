import { expect, test } from 'vitest'
import { peerLearning } from '#contract/community/peer-learning.ts'
import { quizForums } from '#contract/community/quiz-forums.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { mistakeReports } from '#contract/newsroom/mistake-reports.ts'
import { studySession } from '#contract/practice/study-session.ts'
import { writing } from '#contract/practice/writing.ts'
import { progress } from '#contract/reading/progress.ts'
import { ledger } from '#contract/syllabus/ledger.ts'
import { notes } from '#contract/syllabus/notes.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { saveTranslation } from '#server/newsroom/translations/commands/save-translation.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aHighlight } from '#tests/support/fixtures/highlights.ts'
import { aMistake } from '#tests/support/fixtures/mistake-reports.ts'
import { answering, DAY, opened, publishedQuiz, quizCalls, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { submit, history, attempt } = quizCalls(app)

const TITLES = { hi: 'बजट', ta: 'பட்ஜெட்' }
const QUIZ_TITLES = { hi: 'बजट के प्रश्न' }
const IN_LANGUAGES = { syllabus: ['gs3.economy'], title_translated: TITLES, quiz_title_translated: QUIZ_TITLES }
const publish = (parts: object, replace = false) => publishedQuiz(app, DAY, { ...withQuiz('Budget', 2), ...parts }, { replace })

async function atAQuiz(parts: object = IN_LANGUAGES) {
  const reader = await app.person('pro')
  const ids = await publish(parts)
  return { reader, ...ids, quiz: await opened(app, reader, ids.quizId) }
}

test('a quiz and its attempts have the titles of quiz and article in each language', async () => {
  const { reader, quiz } = await atAQuiz()
  expect(quiz).toMatchObject({ title_translated: QUIZ_TITLES, article: { title_translated: TITLES } })
  const { attemptId } = (await submit(reader, answering(quiz, 'AB'))).json().data
  const titled = { quiz: { title_translated: QUIZ_TITLES, article: { title_translated: TITLES } } }
  expect((await history(reader)).data).toMatchObject([titled])
  expect((await attempt(reader, attemptId)).json().data).toMatchObject(titled)
})

test('a quiz that is named like its article has the translated title of the article', async () => {
  const { quiz } = await atAQuiz({ title_translated: TITLES, quiz_title: undefined })
  expect(quiz).toMatchObject({ title: 'Budget', title_translated: TITLES })
})

test('an attempt at a quiz that had another title then is not called by the translation of the new one', async () => {
  const { reader, quiz } = await atAQuiz()
  await submit(reader, answering(quiz, 'AB'))
  await publish({ ...IN_LANGUAGES, quiz_title: 'Another quiz' }, true)
  expect((await history(reader)).data).toMatchObject([
    { quiz: { title: 'Quiz on Budget', title_translated: {}, article: { title_translated: TITLES } } },
  ])
})

test('a translation by a person comes before the one of the upload', async () => {
  const { reader, articleId, quizId } = await atAQuiz()
  const { id: writtenBy } = await app.person('admin')
  const made = { articleId, language: 'hi' as const, english: [], madeOf: '', writtenBy }
  await inTransaction(app.db, (db) => saveTranslation(db, { ...made, text: { title: 'आम बजट' } }, app.now))
  expect((await opened(app, reader, quizId)).article.title_translated).toEqual({ ...TITLES, hi: 'आम बजट' })
})

test('highlights, answers to write, steps, what is half read, mistakes and next things name the article in each language', async () => {
  const { reader, articleId, quiz } = await atAQuiz()
  const titled = { article_id: articleId, title: 'Budget', title_translated: TITLES }
  const highlight = { params: { highlightId: newId() }, body: aHighlight(articleId, app.now) }
  expect((await app.call(notes.save, { as: reader, ...highlight })).json().data.article).toMatchObject(titled)
  const file = await app.call(notes.download, { as: reader, query: { format: 'markdown', language: 'hi' } })
  expect(file.body).toContain(`## बजट, ${DAY}`)
  await app.call(progress.savePosition, { as: reader, params: { articleId }, body: { position: 0.5 } })
  expect((await app.call(progress.halfRead, { as: reader })).json().data).toMatchObject([titled])
  const { steps } = (await app.call(studySession.today, { as: reader })).json().data
  expect(steps).toContainEqual(expect.objectContaining({ kind: 'read', ...titled }))
  await app.call(mistakeReports.report, { as: reader, params: { articleId }, body: aMistake() })
  expect((await app.call(mistakeReports.mine, { as: reader })).json().data).toMatchObject([{ article: titled }])
  const next = (await app.call(ledger.next, { as: reader, params: { nodeId: 'gs3' } })).json().data
  expect(next).toContainEqual(expect.objectContaining({ kind: 'read', article: expect.objectContaining(titled) }))
  await submit(reader, answering(quiz, 'BB'))
  const today = (await app.call(progress.today, { as: reader })).json().data
  expect(today.waiting.wrong_answers).toMatchObject({ title: 'Budget', title_translated: TITLES })
  await app.call(progress.markRead, { as: reader, params: { articleId } })
  expect((await app.call(writing.next, { as: reader })).json().data).toMatchObject([{ article: titled }])
})

test('notices of a quiz call it by its translated title, and of an article by the article’s', async () => {
  const { reader, articleId, quiz } = await atAQuiz()
  await submit(reader, answering(quiz, 'AB'))
  await app.call(mistakeReports.report, { as: reader, params: { articleId }, body: aMistake() })
  const [{ report_id: reportId } = { report_id: '' }] = (await app.call(mistakeReports.mine, { as: reader })).json().data
  const decision = { status: 'no_mistake', answer: 'All is right.' }
  await app.call(mistakeReports.decide, { as: await app.person('admin'), params: { reportId }, body: decision })
  const { data } = (await app.call(notifications.list, { as: reader, query: { language: 'hi' } })).json()
  const messages = data.map(({ message }: { message: string }) => message)
  expect(messages).toContainEqual(expect.stringContaining('बजट के प्रश्न'))
  expect(messages).toContain('बजट: All is right.')
})

test('the discussion of a quiz and a shared result name quiz and article in each language', async () => {
  const { reader, quiz, quizId } = await atAQuiz()
  const { attemptId } = (await submit(reader, answering(quiz, 'AB'))).json().data
  const forum = (await app.call(quizForums.summary, { as: reader, params: { quizId } })).json().data
  expect(forum).toMatchObject({ title_translated: QUIZ_TITLES, article_title_translated: TITLES })
  const shared = { attempt_id: attemptId, note: '', category: 'Economics', client_key: newId() }
  await app.call(peerLearning.shareResult, { as: reader, body: shared })
  expect((await app.call(peerLearning.results, { as: reader })).json().data).toMatchObject([
    { quiz_title_translated: QUIZ_TITLES, article_title_translated: TITLES },
  ])
})
