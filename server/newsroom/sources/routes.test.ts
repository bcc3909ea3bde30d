import { describe, expect, test } from 'vitest'
import { audit } from '#contract/accounts/audit.ts'
import { IMPORT_BROKEN, IMPORT_OLD_WORD } from '#contract/newsroom/imports/import-rules.ts'
import { MAX_SOURCES, SOURCE_EMPTY, SOURCE_GONE, SOURCE_PDF, TOO_MANY_SOURCES } from '#contract/newsroom/sources/source-rules.ts'
import { type Source, sources } from '#contract/newsroom/sources.ts'
import { passagesOf } from '#server/newsroom/shared/source-passages.ts'
import { RETENTION_DAYS } from '#server/settings/retention.ts'
import { WEB_PAGE } from '#tests/support/fixtures/documents/pages.ts'
import { docx, p } from '#tests/support/fixtures/docx.ts'
import { pdf } from '#tests/support/fixtures/pdf.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { deleteOldSources } from './commands/delete-old-sources.ts'

const app = testApp()

const add = (as: Person, day: string, body: Record<string, unknown>) =>
  app.call(sources.add, { as, params: { day }, body: { title: 'Press release', ...body } })
const listed = async (as: Person, day: string) => (await app.call(sources.list, { as, params: { day } })).json().data.sources
const read = (as: Person, sourceId: string) => app.call(sources.read, { as, params: { sourceId } })

describe('the sources of a day', () => {
  test('have pasted text as numbered passages, with where it is from', async () => {
    const admin = await app.person('admin')
    const day = '2031-04-01'
    const given = { address: 'https://pib.gov.in/1', publisher: 'PIB', licence: 'GODL-India' }
    const { data } = (await add(admin, day, { text: 'First part.\n\nSecond part.', ...given })).json()
    const [source] = await listed(admin, day)
    expect(source).toMatchObject({ ...given, title: 'Press release', kind: 'text', state: 'added', passages: 2, language: 'en' })
    expect([data.is_new, source.added_by]).toEqual([true, admin.username])
    expect((await read(admin, data.source_id)).json().data.passages).toEqual([
      { number: 1, text: 'First part.' },
      { number: 2, text: 'Second part.' },
    ])
  })

  test('have the same text once a day, however often and by however many it is added', async () => {
    const admin = await app.person('admin')
    const day = '2031-04-02'
    const replies = await Promise.all([1, 2, 3, 4].map((n) => add(admin, day, { title: `Copy ${n}`, text: 'The same text.' })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(replies.filter((reply) => reply.json().data.is_new)).toHaveLength(1)
    expect(new Set(replies.map((reply) => reply.json().data.source_id)).size).toBe(1)
    await add(admin, '2031-04-03', { text: 'The same text.' })
    expect([(await listed(admin, day)).length, (await listed(admin, '2031-04-03')).length]).toEqual([1, 1])
  })

  test('refuse a text without words, and more than a day can have', async () => {
    const admin = await app.person('admin')
    const empty = await add(admin, '2031-04-04', { text: '— — —' })
    expect([empty.statusCode, empty.json().error]).toEqual([422, SOURCE_EMPTY])
    const day = '2031-04-05'
    for (let index = 0; index < MAX_SOURCES; index++) await add(admin, day, { text: `Text ${index}` })
    const more = await add(admin, day, { text: 'One more' })
    expect([more.statusCode, more.json().error]).toEqual([422, TOO_MANY_SOURCES])
  })

  test('have uploaded files by their kind, with the title of the document or the name of the file', async () => {
    const admin = await app.person('admin')
    const day = '2031-04-09'
    const upload = (name: string, body: Buffer | string, type = 'application/octet-stream') =>
      app.call(sources.upload, {
        as: admin,
        params: { day },
        query: { name },
        body: Buffer.from(body),
        headers: { 'content-type': type },
      })
    await upload('report.pdf', pdf([[700, 'The Commission reported.']], 'Annual report'))
    await upload('page.html', WEB_PAGE, 'text/html')
    await upload('Press note.docx', await docx([p('The Cabinet approved it.')]))
    await upload('note.txt', 'A long text. '.repeat(3000))
    const again = await upload('other name.pdf', pdf([[700, 'The Commission reported.']], 'Another title'))
    expect([(await listed(admin, day)).map(({ kind, title }: Source) => [kind, title]), again.json().data.is_new]).toEqual([
      [
        ['pdf', 'Annual report'],
        ['page', 'Simon Commission – Encyclopedia'],
        ['document', 'Press note'],
        ['document', 'note'],
      ],
      false,
    ])
  })

  test.each([
    ['a damaged PDF', 'a.pdf', Buffer.from('%PDF-1.7 nothing'), SOURCE_PDF],
    ['a PDF without words', 'a.pdf', pdf([]), SOURCE_EMPTY],
    ['an empty file', 'a.txt', Buffer.alloc(0), SOURCE_EMPTY],
    ['a damaged document', 'a.docx', Buffer.from('PK\x03\x04nothing'), IMPORT_BROKEN],
    ['a document of an old Word', 'a.doc', Buffer.from('d0cf11e0', 'hex'), IMPORT_OLD_WORD],
  ])('refuse %s with the reason', async (_what, name, body, error) => {
    const as = await app.person('admin')
    const headers = { 'content-type': 'application/octet-stream' }
    const reply = await app.call(sources.upload, { as, params: { day: '2031-04-10' }, query: { name }, body, headers })
    expect([reply.statusCode, reply.json().error]).toEqual([422, error])
  })

  test('can get another title, publisher and licence note, and be deleted, which the audit log says', async () => {
    const admin = await app.person('admin')
    const day = '2031-04-06'
    const { source_id: sourceId } = (await add(admin, day, { text: 'To be deleted' })).json().data
    const params = { sourceId }
    await app.call(sources.change, { as: admin, params, body: { title: 'Other', publisher: 'RBI', licence: 'Quote only' } })
    expect((await listed(admin, day))[0]).toMatchObject({ title: 'Other', publisher: 'RBI', licence: 'Quote only' })
    await app.call(sources.remove, { as: admin, params })
    const gone = await read(admin, sourceId)
    expect([gone.statusCode, gone.json().error]).toEqual([404, SOURCE_GONE])
    const { data } = (await app.call(audit.list, { as: admin, query: { limit: 3 } })).json()
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['source.deleted', 'source.changed', 'source.added'])
  })

  test('give their passages to what is written from them, without sources that are gone', async () => {
    const admin = await app.person('admin')
    const [one, two] = (
      await Promise.all(['One.\n\nMore.', 'Two.'].map((text) => add(admin, '2031-04-07', { title: text, text })))
    ).map((reply) => reply.json().data.source_id as string) as [string, string]
    const found = await passagesOf(app.db, [two, crypto.randomUUID(), one])
    expect(found.map(({ source_id, passages }) => [source_id, passages.map(({ number, text }) => [number, text])])).toEqual([
      [two, [[1, 'Two.']]],
      [
        one,
        [
          [1, 'One.'],
          [2, 'More.'],
        ],
      ],
    ])
    expect(found[0]).toMatchObject({ title: 'Two.', address: null, day: '2031-04-07' })
  })

  test('are deleted some time after their day', async () => {
    const admin = await app.person('admin')
    const { source_id } = (await add(admin, '2031-04-08', { text: 'Old text' })).json().data
    const daysLater = (days: number) => new Date(Date.parse('2031-04-08T12:00:00Z') + days * 86_400_000)
    await deleteOldSources(app.db, daysLater(RETENTION_DAYS.deskSources - 1))
    expect((await read(admin, source_id)).statusCode).toBe(200)
    await deleteOldSources(app.db, daysLater(RETENTION_DAYS.deskSources + 1))
    expect((await read(admin, source_id)).statusCode).toBe(404)
  })
})
