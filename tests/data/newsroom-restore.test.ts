import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corrections } from '#contract/newsroom/corrections.ts'
import { desk } from '#contract/newsroom/desk.ts'
import { drafting } from '#contract/newsroom/drafting.ts'
import { questionBank } from '#contract/newsroom/question-bank.ts'
import { sources } from '#contract/newsroom/sources.ts'
import { recall } from '#contract/practice/recall.ts'
import { articles } from '#contract/reading/articles.ts'
import { writeBackup } from '#server/db/backup/write.ts'
import { openServer } from '#server/db/open.ts'
import { readSettings } from '#server/settings/settings.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { aDraft, aProposal } from '#tests/support/fixtures/drafts.ts'
import { DAY, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'
import { newDatabase, ownDatabase } from '#tests/support/server/database.ts'
import { restore } from '../../scripts/instance/restore-backup.ts'

const [before, after] = [new TestApp(), new TestApp()]
const PREPARED = '2031-05-06'
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-newsroom-restore-'))
  await before.start({}, ownDatabase)
}, 60_000)
afterAll(async () => {
  await before.stop()
  await after.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Place {
  editor: Person
  reader: Person
  articleId: string
  proposalId: string
  draftId: string
  sourceId: string
}

/** A day in preparation, a published one with a retired question and a recalled article, and a reader's cards. */
async function anInstance(app: TestApp): Promise<Place> {
  const [editor, reader] = [await app.person('admin'), await app.person('pro')]
  const body = { title: 'Water', text: 'The Union Cabinet met.\n\nIt met in Delhi.', address: null, publisher: 'PIB' }
  const added = await app.call(sources.add, { as: editor, params: { day: PREPARED }, body })
  const sourceId = added.json().data.source_id
  const draftId = await aDraft(app, editor, PREPARED)
  const proposalId = await aProposal(app, editor, PREPARED, sourceId)
  const decision = {
    as: editor,
    params: { proposalId, part: 0 },
    body: { action: 'accept', confirmed: [0], bases: { flashcards: 1 } },
  }
  expect((await app.call(drafting.decide, decision)).statusCode).toBe(200)
  const cards = { flashcards: [{ front: 'What is GST?', back: 'A tax.' }] }
  const written = { ...withQuiz('Budget', 4), follow_up_data: cards }
  const [articleId = '', keptId = ''] = await published(app, DAY, [], { articles: [written, { ...written, title: 'Courts' }] })
  await readerOf(app, reader, [articleId, keptId])
  const bank = (await app.call(questionBank.list, { as: editor, query: {} })).json().data
  const questionId = bank.find((one: { article: { article_id: string } }) => one.article.article_id === keptId).question
    .question_id
  const retired = { kind: 'wrong', reason: 'The law has changed.', replacement: null }
  expect((await app.call(questionBank.retire, { as: editor, params: { questionId }, body: retired })).statusCode).toBe(200)
  const reason = { reason: 'The ministry has withdrawn the order.' }
  expect((await app.call(corrections.recall, { as: editor, params: { articleId }, body: reason })).statusCode).toBe(200)
  return { editor, reader, articleId, proposalId, draftId, sourceId }
}

async function readerOf(app: TestApp, reader: Person, articleIds: string[]): Promise<void> {
  const { add, queue, reviewed } = recallCalls(app)
  for (const article_id of articleIds) expect((await add(reader, { article_id, all_flashcards: true })).statusCode).toBe(200)
  const [card] = (await queue(reader)).items
  await reviewed(reader, { card_id: card?.card.card_id ?? '' })
}

/** As people see it. */
async function seen(app: TestApp, place: Place) {
  const { proposalId, draftId, sourceId, articleId } = place
  const [editor, reader] = [await app.again(place.editor), await app.again(place.reader)]
  const params = { day: PREPARED, proposalId, draftId, sourceId, articleId }
  const read = async (endpoint: Parameters<TestApp['call']>[0], as: Person, query = {}) => {
    const reply = await app.call(endpoint, { as, params, query })
    expect([endpoint.path, reply.statusCode]).toEqual([endpoint.path, 200])
    return reply.json()
  }
  return {
    sources: await read(sources.list, editor),
    source: await read(sources.read, editor),
    desk: await read(desk.list, editor, { from: PREPARED, to: PREPARED }),
    draft: await read(desk.read, editor),
    versions: await read(desk.versions, editor),
    proposals: await read(drafting.list, editor),
    proposal: await read(drafting.read, editor),
    questions: await read(questionBank.list, editor),
    retired: await read(questionBank.list, editor, { state: 'retired' }),
    recalled: await read(articles.recalled, reader),
    queue: await read(recall.queue, reader),
    cards: await read(recall.cards, reader),
    figures: await read(recall.figures, reader),
  }
}

test('restore drill: sources, drafts, proposals, retired questions, recalled articles and cards to recall are as they were', {
  timeout: 120_000,
}, async () => {
  const place = await anInstance(before)
  const file = join(folder, 'a.backup')
  const { db, engine } = before.database
  const stored = await writeBackup(
    { db, engine, product: 'test', now: before.now, files: { folder: before.storageFolder } },
    file,
  )
  const url = await newDatabase()
  const settings = readSettings({ DATA_DIR: join(folder, 'restored'), DATABASE_URL: url, DEMO: '0' })
  const done = await restore(settings, { file, replace: false, move: false, erased: undefined })
  expect(done.rows).toBeGreaterThanOrEqual(stored.tables.reduce((sum, { rows }) => sum + rows, 0))
  await after.start({}, async () => openServer(url, { poolSize: 2, name: 'restored' }, () => {}))
  after.now = before.now
  const expected = await seen(before, place)
  expect(expected.sources.data.sources).toHaveLength(1)
  expect(expected.proposals.data).not.toEqual([])
  expect(expected.retired.data).toHaveLength(1)
  expect(expected.recalled.data.reason).toMatch(/withdrawn/)
  expect(expected.cards.data).not.toEqual([])
  expect(await seen(after, place)).toEqual(expected)
})
