import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import {
  CORRECTION_NEEDED,
  CORRECTION_WITHOUT_DECISION,
  MISTAKE_DECIDED,
  MISTAKE_REPORT_NOT_FOUND,
  NOT_ITS_CORRECTION,
} from '#contract/newsroom/mistake-report-rules.ts'
import { type MistakeReport, mistakeReports, type ReportedMistake } from '#contract/newsroom/mistake-reports.ts'
import { QUOTA_MESSAGES } from '#contract/quotas.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { correctionCalls, RIGHT, WRONG } from '#tests/support/fixtures/corrections.ts'
import { newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { aMistake } from '#tests/support/fixtures/mistake-reports.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp({ MISTAKE_REPORTS_PER_DAY: '3' })
const room = newsroomCalls(app)
const { edit, told } = correctionCalls(app, () => room.admin)

const report = (as: Person, articleId: string, body: unknown = aMistake()) =>
  app.call(mistakeReports.report, { as, params: { articleId }, body })
const mine = async (as: Person): Promise<MistakeReport[]> => (await app.call(mistakeReports.mine, { as })).json().data
const listed = async (query: Record<string, string> = {}) =>
  (await app.call(mistakeReports.adminList, { as: room.admin, query })).json() as {
    data: ReportedMistake[]
    counts: Record<string, number>
    next_before: string | null
  }
const decide = (reportId: string, body: unknown) =>
  app.call(mistakeReports.decide, { as: room.admin, params: { reportId }, body })

async function reported(parts: Parameters<typeof aMistake>[0] = {}) {
  const { entry_id, article_ids } = await room.uploaded()
  const reader = await app.person()
  const { report_id } = (await report(reader, article_ids[0], aMistake(parts))).json().data as { report_id: string }
  return { reader, report_id, entry_id, articleId: article_ids[0] }
}

describe('a reported mistake', () => {
  test('reaches the newsroom with its place, and its reader sees that it is open', async () => {
    const { reader, report_id, entry_id, articleId } = await reported()
    const { data, counts } = await listed()
    expect(data).toEqual([
      {
        report_id,
        article: { article_id: articleId, title: 'Budget', title_translated: {}, publication_date: '2026-01-15' },
        article_title: 'Budget',
        language: 'en',
        section: 'past',
        quote: 'past of Budget',
        prefix: 'The ',
        suffix: '.',
        description: 'The past was another one.',
        status: 'open',
        answer: '',
        correction: null,
        decided_at: null,
        decided_by: null,
        created_at: app.now.toISOString(),
        reporter: reader.username,
        edit: { entry_id, article_id: articleId },
        is_in_text: true,
        open_of_article: 1,
        corrections: [],
      },
    ])
    expect(counts).toEqual({ open: 1, corrected: 0, no_mistake: 0, duplicate: 0 })
    expect(await mine(reader)).toMatchObject([{ report_id, status: 'open', article: { title: 'Budget' } }])
    expect(await mine(await app.person())).toEqual([])
  })

  test('says when its words are no longer in the text, and nothing where there are none', async () => {
    const { reader, articleId } = await reported()
    await report(reader, articleId, aMistake({ passage: null }))
    const places = async () => (await listed()).data.map(({ is_in_text }) => is_in_text)
    expect(await places()).toEqual([null, true])
    await edit(articleId, anArticle('Budget', { analysis_text: { past: 'Rewritten.', present: 'A', future: 'B' } }), 1)
    expect(await places()).toEqual([null, false])
  })

  test('of a version that stored none of it is looked for in the text soon', async () => {
    const { report_id } = await reported()
    await app.db.updateTable('mistake_reports').set({ is_in_text: null, to_find: true }).execute()
    await app.runSchedule('find-reported-passages')
    expect((await listed()).data).toMatchObject([{ report_id, is_in_text: true }])
  })

  test('is looked for again when its day was edited as a draft and is published again', async () => {
    const { entry_id, articleId } = await reported()
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 1 })
    expect((await listed()).data).toMatchObject([{ is_in_text: null }])
    await edit(articleId, anArticle('Budget', { analysis_text: { past: 'Rewritten.', present: 'A', future: 'B' } }), 2)
    await room.setStatus(entry_id, { status: 'published', expected_revision: 3 })
    expect((await listed()).data).toMatchObject([{ is_in_text: false }])
  })

  test('is stored once, however often it is sent', async () => {
    const { article_ids } = await room.uploaded()
    const reader = await app.person()
    const sent = aMistake()
    const replies = await Promise.all([1, 2, 3].map(() => report(reader, article_ids[0], sent)))
    expect(new Set(replies.map((reply) => reply.json().data.report_id)).size).toBe(1)
    expect((await listed()).data).toHaveLength(1)
    // Another person may have the same key.
    expect((await report(await app.person(), article_ids[0], sent)).statusCode).toBe(200)
    expect((await listed()).data).toHaveLength(2)
  })

  test('stays with its title when the day is deleted, and is deleted with the account', async () => {
    const { reader, entry_id } = await reported()
    await room.remove(entry_id, 1)
    expect((await listed()).data).toMatchObject([{ article: null, article_title: 'Budget', edit: null, is_in_text: null }])
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    expect((await listed()).data).toEqual([])
  })

  test.each([
    [{ description: 'Too short' }, 'description', 'The description must be at least 10 characters'],
    [{ description: 'x'.repeat(1001) }, 'description', 'The description must be at most 1,000 characters'],
    [{ language: 'fr' }, 'language', 'language must be one of: en, hi, ta'],
    [{ passage: { quote: 'x' } }, 'passage.section', 'section must be text'],
    [{ client_key: '1' }, 'client_key', 'client_key must be a UUID'],
  ])('with %j is refused with its place', async (parts, path, message) => {
    const { article_ids } = await room.uploaded()
    const reply = await report(await app.person(), article_ids[0], { ...aMistake(), ...parts })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().details).toContainEqual({ path, message })
  })

  test('needs an article that readers can see', async () => {
    const { article_ids } = await room.uploaded(['Budget'], { status: 'draft' })
    const reader = await app.person()
    for (const id of [article_ids[0], newId()]) {
      const reply = await report(reader, id)
      expect([reply.statusCode, reply.json().error]).toEqual([404, ARTICLE_NOT_FOUND])
    }
  })

  test('is limited for each person and day', async () => {
    const { article_ids } = await room.uploaded()
    const reader = await app.person()
    const sent = aMistake()
    for (const body of [sent, sent, aMistake(), aMistake()])
      expect((await report(reader, article_ids[0], body)).statusCode).toBe(200)
    const reply = await report(reader, article_ids[0])
    expect([reply.statusCode, reply.json().error]).toEqual([429, QUOTA_MESSAGES.mistakeReports])
    expect((await report(reader, article_ids[0], sent)).statusCode).toBe(200)
    app.pass(86_400_000)
    expect((await report(await app.signedIn(reader.email, reader.password), article_ids[0])).statusCode).toBe(200)
  })
})

describe('the answer to a report', () => {
  test.each([
    ['no_mistake', 'We checked your report: it is not a mistake'],
    ['duplicate', 'The mistake that you reported is already known'],
  ])('%s reaches its reader with the sentence, and is audited', async (status, title) => {
    const { reader, report_id, articleId } = await reported()
    expect((await decide(report_id, { status, answer: ' Thank you. ' })).json().data).toEqual({ report_id, status })
    expect(await told(reader, 'mistake_report')).toMatchObject([
      { title, message: 'Budget: Thank you.', path: `/article/${articleId}` },
    ])
    expect(await mine(reader)).toMatchObject([{ status, answer: 'Thank you.', decided_at: app.now.toISOString() }])
    expect((await room.audited()).at(-1)).toMatchObject({
      action: `mistake_report.${status}`,
      details: { article_id: articleId, answer: 'Thank you.' },
    })
    expect((await listed()).data).toEqual([])
    expect((await listed({ status })).data).toMatchObject([{ report_id, decided_by: room.admin.username }])
  })

  test('names the correction that followed, and leads there', async () => {
    const { reader, report_id, articleId } = await reported()
    await edit(articleId, anArticle('Budget', { summary: 'Other.' }), 1, { wrong: WRONG, right: RIGHT })
    const [note] = (await listed()).data[0]?.corrections ?? []
    expect(note).toMatchObject({ wrong: WRONG, right: RIGHT })
    await decide(report_id, { status: 'corrected', answer: ' Thank you. ', correction_id: note?.note_id })
    expect(await told(reader, 'mistake_report')).toMatchObject([
      {
        title: 'The article was corrected after your report',
        message: 'Budget: Thank you.',
        path: `/article/${articleId}#corrections`,
      },
    ])
    expect(await mine(reader)).toMatchObject([
      { status: 'corrected', answer: 'Thank you.', correction: { note_id: note?.note_id, right: RIGHT } },
    ])
    expect((await room.audited()).at(-1)).toMatchObject({ action: 'mistake_report.corrected' })
    expect((await listed({ status: 'corrected' })).data).toMatchObject([{ report_id, decided_by: room.admin.username }])
  })

  test('is “corrected” only with a correction', async () => {
    const { reader, report_id } = await reported()
    const without = await decide(report_id, { status: 'corrected' })
    expect([without.statusCode, without.json().error]).toEqual([422, CORRECTION_NEEDED])
    expect(await told(reader, 'mistake_report')).toEqual([])
    expect((await listed()).data).toMatchObject([{ report_id, status: 'open' }])
  })

  test('cannot name a correction of another article, or one without the decision', async () => {
    const { report_id, articleId } = await reported()
    const wrongly = await decide(report_id, { status: 'corrected', correction_id: newId() })
    expect([wrongly.statusCode, wrongly.json().error]).toEqual([422, NOT_ITS_CORRECTION])
    await edit(articleId, anArticle('Budget'), 1, { wrong: WRONG, right: RIGHT })
    const correction_id = (await listed()).data[0]?.corrections[0]?.note_id
    const without = await decide(report_id, { status: 'no_mistake', correction_id })
    expect([without.statusCode, without.json().error]).toEqual([422, CORRECTION_WITHOUT_DECISION])
  })

  test('is given once: of two admins at once, one is told that there is an answer', async () => {
    const { reader, report_id } = await reported()
    const replies = await Promise.all([decide(report_id, { status: 'duplicate' }), decide(report_id, { status: 'no_mistake' })])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toBe(MISTAKE_DECIDED)
    expect(await told(reader, 'mistake_report')).toHaveLength(1)
    const unknown = await decide(newId(), { status: 'no_mistake' })
    expect([unknown.statusCode, unknown.json().error]).toEqual([404, MISTAKE_REPORT_NOT_FOUND])
  })

  test('of an admin to their own report is no notification', async () => {
    const { article_ids } = await room.uploaded()
    const { report_id } = (await report(room.admin, article_ids[0])).json().data
    await decide(report_id, { status: 'no_mistake' })
    expect(await told(room.admin, 'mistake_report')).toEqual([])
  })

  test('cannot be turned off', async () => {
    const { reader, report_id } = await reported()
    await app.call(notifications.savePreferences, { as: reader, body: { in_app_article_updates: false } })
    await decide(report_id, { status: 'duplicate' })
    expect(await told(reader, 'mistake_report')).toHaveLength(1)
  })
})

test('lists of reports go on with the next page', async () => {
  const { article_ids } = await room.uploaded()
  const reader = await app.person()
  for (const n of [1, 2, 3]) {
    app.pass(1000)
    await report(reader, article_ids[0], aMistake({ description: `The mistake number ${n}.` }))
  }
  const words = (data: MistakeReport[]) => data.map(({ description }) => description.at(-2))
  const first = await listed({ limit: '2' })
  const second = await listed({ limit: '2', before: first.next_before ?? '' })
  expect([words(first.data), words(second.data), second.counts]).toEqual([['3', '2'], ['1'], null])
  const own = (await app.call(mistakeReports.mine, { as: reader, query: { limit: '2' } })).json()
  expect([words(own.data), own.next_before !== null]).toEqual([['3', '2'], true])
})
