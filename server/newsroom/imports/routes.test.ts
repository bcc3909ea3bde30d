import { beforeEach, describe, expect, test } from 'vitest'
import {
  IMPORT_EMPTY,
  IMPORT_NOT_TEXT,
  IMPORT_OLD_WORD,
  IMPORT_PDF,
  IMPORT_TOO_COMPLEX,
} from '#contract/newsroom/imports/import-rules.ts'
import { imports } from '#contract/newsroom/imports.ts'
import { ENDLESS } from '#tests/support/fixtures/documents/hostile.ts'
import { ramsarDocx } from '#tests/support/fixtures/documents/word.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

let admin: Person
beforeEach(async () => {
  admin = await app.person('admin')
})

const send = (file: Buffer | string, query: { name?: string; kind?: string } = {}, type = 'application/octet-stream') =>
  app.call(imports.read, { as: admin, query, body: Buffer.from(file), headers: { 'content-type': type } })

describe('a document sent for import', () => {
  test('is answered with its parts, and nothing is stored', async () => {
    const { data } = (await send(await ramsarDocx(), { name: 'ramsar.docx' })).json()
    expect(data.article.title).toBe('Fifty years of the Ramsar Convention')
    expect(data.understood).toContainEqual({ part: 'must_know', count: 3, from: 'paragraph 19' })
    expect(data.left).toContainEqual({ place: 'paragraph 6', words: '[1]', reason: 'Footnotes are left out.' })
    expect(await app.db.selectFrom('entry_versions').select('entry_id').execute()).toEqual([])
  })

  test('is read as what its editor says, whatever its name', async () => {
    const text = '<h1>Dholavira</h1><h2>Past</h2><p>A city of the Indus.'
    expect((await send(text, { kind: 'html', name: 'a.txt' })).json().data.article).toEqual({
      title: 'Dholavira',
      analysis_text: { past: 'A city of the Indus.' },
    })
  })

  test('may be UTF-16, as old Windows programs write', async () => {
    const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Past\n\nமாமல்லபுரம்', 'utf16le')])
    expect((await send(file)).json().data.article).toEqual({ analysis_text: { past: 'மாமல்லபுரம்' } })
  })

  test.each([
    ['an empty file', '', IMPORT_EMPTY],
    ['blanks', ' \n ', IMPORT_EMPTY],
    ['a PDF', '%PDF-1.7', IMPORT_PDF],
    ['a file of an old Word', Buffer.from('d0cf11e0a1b11ae1', 'hex'), IMPORT_OLD_WORD],
    ['Latin-1', Buffer.from('caf\xe9', 'latin1'), IMPORT_NOT_TEXT],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), IMPORT_NOT_TEXT],
  ])('is refused with the reason: %s', async (_what, file, error) => {
    const reply = await send(file)
    expect([reply.statusCode, reply.json().error]).toEqual([422, error])
  })

  test('that is larger than 5 MB is refused', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).statusCode).toBe(413)
  })

  test.each(ENDLESS)(
    'with %s in %s is refused after five seconds of a processor',
    { timeout: 90_000 },
    async (_what, name, file) => {
      const reply = await send(await file(), { name })
      expect([reply.statusCode, reply.json().error]).toEqual([422, IMPORT_TOO_COMPLEX])
    },
  )
})
