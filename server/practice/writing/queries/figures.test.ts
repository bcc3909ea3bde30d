import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { writing } from '#contract/practice/writing.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { writingCalls } from '#tests/support/fixtures/writing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { asked, saved, submitted, giveUp } = writingCalls(app)

let writer: Person
beforeEach(async () => {
  writer = await app.person('pro')
})

interface Past {
  at: string
  directive?: string | null
  paper?: string
  syllabus?: string[]
  words?: number
  seconds?: number
  score?: number | null
  marks?: number
  isGivenUp?: boolean
}

/** Finished answers as they may be after months. @returns their ids */
async function plant(as: Person, ...past: Past[]): Promise<string[]> {
  const rows = past.map((one) => {
    const { at, directive = 'discuss', paper = 'GS2', syllabus = ['gs2.federalism'], words = 100, seconds = 400 } = one
    const question = { text: 'Discuss.', marks: one.marks ?? 10, words: 150, minutes: 7, directive, paper }
    const ends = one.isGivenUp ? { given_up_at: at } : { submitted_at: at }
    const rest = { key_demands: [], model_answer: 'Text.', article_title: 'Federalism' }
    return {
      answer_id: newId(),
      user_id: as.id,
      article_id: newId(),
      question_key: 'key',
      question: { ...question, ...rest },
      syllabus,
      text: 'x',
      revision: 1,
      words,
      seconds,
      started_at: at,
      saved_at: at,
      ...ends,
      score_hundredths: one.score,
    }
  })
  await sql`
    insert into written_answers select * from jsonb_populate_recordset(null::written_answers, ${JSON.stringify(rows)}::jsonb)`.execute(
    app.db,
  )
  return rows.map(({ answer_id }) => answer_id)
}

const history = async (query: Record<string, unknown> = {}) => (await app.call(writing.history, { as: writer, query })).json()
const idsOf = ({ data }: { data: { answer_id: string }[] }) => data.map(({ answer_id }) => answer_id)
const figures = async (query: Record<string, unknown> = {}) =>
  (await app.call(writing.figures, { as: writer, query })).json().data

const NOTHING = { submitted: 0, given_up: 0, only_read: 0, words: null, seconds: null, scored: 0, score_share: null }

describe('the history of answers', () => {
  test('has all finished attempts, newest first, page by page, also when they ended at the same moment', async () => {
    const days = Array.from({ length: 7 }, (_, n) => ({ at: `2026-01-0${(n >> 1) + 1}T06:00:00.000Z` }))
    const all = await plant(writer, ...days)
    await plant(await app.person('pro'), { at: '2026-01-09T06:00:00Z' })
    const seen: string[] = []
    for (let before: string | null | undefined; before !== null; ) {
      const page = await history({ limit: 3, ...(before && { before }) })
      seen.push(...idsOf(page))
      before = page.next_before
    }
    expect(seen.length).toBe(7)
    expect(new Set(seen)).toEqual(new Set(all))
    expect(idsOf(await history())).toEqual(seen)
    expect(seen.slice(-1)[0]).toBe([all[0], all[1]].toSorted()[0])
  })

  test('can be narrowed by directive, paper and part of the syllabus', async () => {
    const at = '2026-01-09T06:00:00Z'
    const [one, two, three] = await plant(
      writer,
      { at, directive: 'examine', paper: 'GS3', syllabus: ['gs3.economy.growth'] },
      { at, directive: null, paper: 'Essay', syllabus: [] },
      { at },
    )
    expect(idsOf(await history({ directive: 'examine' }))).toEqual([one])
    expect(idsOf(await history({ directive: 'none' }))).toEqual([two])
    expect(idsOf(await history({ paper: 'GS2' }))).toEqual([three])
    expect(idsOf(await history({ node: 'gs2' }))).toEqual([three])
    expect(idsOf(await history({ node: 'gs2', directive: 'examine' }))).toEqual([])
    for (const query of [{ directive: 'sing' }, { node: 'gs9' }, { before: 'x' }, { limit: 51 }])
      expect((await app.call(writing.history, { as: writer, query })).statusCode).toBe(422)
  })

  test('has no drafts', async () => {
    await saved(writer, await asked())
    expect((await history()).data).toEqual([])
  })
})

describe('the figures of answers', () => {
  test('are empty for somebody who has written nothing', async () => {
    expect(await figures()).toEqual({ total: NOTHING, months: [], directives: [], papers: [], nodes: [] })
  })

  test('tell means by month, directive, paper and line of the syllabus', async () => {
    await plant(
      writer,
      { at: '2025-12-20T06:00:00Z', words: 120, seconds: 300, score: 400, directive: 'examine' },
      // In India it is January already.
      { at: '2025-12-31T20:00:00Z', words: 180, seconds: 500, score: 900, marks: 15 },
      { at: '2026-01-02T06:00:00Z', words: 0, seconds: 600, syllabus: ['gs2.federalism', 'gs3.economy', 'gs3.economy.growth'] },
      { at: '2026-01-03T06:00:00Z', isGivenUp: true, words: 10, paper: 'GS3', syllabus: [] },
      { at: '2026-01-04T06:00:00Z', isGivenUp: true, words: 0, seconds: 0, paper: 'GS3', syllabus: [] },
    )
    await plant(await app.person('pro'), { at: '2026-01-02T06:00:00Z' })
    const { total, months, directives, papers, nodes } = await figures()
    expect(total).toEqual({ submitted: 3, given_up: 1, only_read: 1, words: 150, seconds: 466.7, scored: 2, score_share: 0.52 })
    expect(months).toEqual([
      { month: '2025-12', submitted: 1, given_up: 0, only_read: 0, words: 120, seconds: 300, scored: 1, score_share: 0.4 },
      { month: '2026-01', submitted: 2, given_up: 1, only_read: 1, words: 180, seconds: 550, scored: 1, score_share: 0.6 },
    ])
    expect(directives.map((one: { directive: string; submitted: number }) => [one.directive, one.submitted])).toEqual([
      ['discuss', 2],
      ['examine', 1],
    ])
    expect(papers).toMatchObject([
      { paper: 'GS2', submitted: 3 },
      { ...NOTHING, paper: 'GS3', given_up: 1, only_read: 1 },
    ])
    expect(nodes.map((one: { line: { node_id: string }; submitted: number }) => [one.line.node_id, one.submitted])).toEqual([
      ['gs2.federalism', 3],
      ['gs3.economy', 1],
    ])
    expect((await figures({ node: 'gs3' })).total).toMatchObject({ submitted: 1, words: null })
  })

  test('count a real attempt', async () => {
    const articleId = await asked()
    const { answer_id } = await submitted(writer, articleId)
    await app.call(writing.score, { as: writer, params: { answerId: answer_id }, body: { scores: [400, 300, 100, 0] } })
    await giveUp(writer, articleId)
    expect((await figures()).total).toEqual({
      submitted: 1,
      given_up: 1,
      only_read: 0,
      words: 3,
      seconds: 60,
      scored: 1,
      score_share: 0.8,
    })
  })
})

describe('the data download', () => {
  test('has drafts and finished answers with their scores, and the account takes them along', async () => {
    const articleId = await asked()
    const { answer_id } = await submitted(writer, articleId)
    await app.call(writing.score, { as: writer, params: { answerId: answer_id }, body: { scores: [400, 300, 100, 0] } })
    await saved(writer, articleId, { text: 'A second attempt' })
    const file = (await app.call(accounts.exportData, { as: writer, body: { password: writer.password } })).json().data
    expect(file.data.writing.answers).toMatchObject([
      { answer_id, scores: [400, 300, 100, 0], score_hundredths: 800, question: { article_title: 'Federalism', marks: 10 } },
      { text: 'A second attempt', submitted_at: null, key_demands: [] },
    ])
    await app.call(accounts.deleteAccount, { as: writer, body: { password: writer.password } })
    expect(await app.db.selectFrom('written_answers').selectAll().execute()).toEqual([])
  })
})
