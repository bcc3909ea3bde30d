import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { readingSettings } from '#contract/reading/reading-settings.ts'
import { READING_CHOICES, type ReadingSetting, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
type Who = Awaited<ReturnType<typeof app.person>>

const save = (as: Who, body: unknown) => app.call(readingSettings.save, { as, body })
const kept = async (as: Who) => (await app.call(accounts.profile, { as })).json().data.reading_settings

describe('reading settings', () => {
  test('are the defaults until I choose, and my choice affects only me', async () => {
    const [reader, other] = [await app.person(), await app.person('pro')]
    expect(await kept(reader)).toEqual(STANDARD_READING)
    const reply = await save(reader, { face: 'plain', lines: 'wider' })
    expect([reply.statusCode, reply.json().data]).toEqual([200, { ...STANDARD_READING, face: 'plain', lines: 'wider' }])
    expect((await save(reader, { letters: 'wide' })).json().data).toEqual(await kept(reader))
    expect(await kept(reader)).toEqual({ ...STANDARD_READING, face: 'plain', lines: 'wider', letters: 'wide' })
    expect(await kept(other)).toEqual(STANDARD_READING)
  })

  test('are in the sign-in reply, so that a second device has them immediately', async () => {
    const reader = await app.person()
    await save(reader, { face: 'opendyslexic', measure: 'narrow' })
    const { user } = (await app.call(accounts.login, { body: { email: reader.email, password: reader.password } })).json()
    expect(user.reading_settings).toEqual({ ...STANDARD_READING, face: 'opendyslexic', measure: 'narrow' })
  })

  test('accept every choice that the page offers', async () => {
    const reader = await app.person()
    for (const [name, values] of Object.entries(READING_CHOICES))
      for (const value of values) expect((await save(reader, { [name]: value })).json().data[name as ReadingSetting]).toBe(value)
  })

  test.each([
    [{ face: 'comic' }, 'face', 'face must be one of: serif, plain, opendyslexic'],
    [{ lines: 2.1 }, 'lines', 'lines must be one of: normal, wide, wider'],
    [{ measure: 'wider' }, 'measure', 'measure must be one of: narrow, normal, wide'],
    [{ letters: null }, 'letters', 'letters must be one of: normal, wide, wider'],
    [{ face: 'plain', colour: 'red' }, '', 'The reading settings must be a JSON object of known settings'],
    [[], '', 'The reading settings must be a JSON object of known settings'],
    [{}, '', 'Name at least one reading setting'],
  ])('%j is refused at %j, and nothing changes', async (body, path, message) => {
    const reader = await app.person()
    const reply = await save(reader, body)
    expect([reply.statusCode, reply.json().error, reply.json().details[0]]).toEqual([422, message, { path, message }])
    expect(await kept(reader)).toEqual(STANDARD_READING)
  })

  test('of two devices keep both changes, if they change different settings at the same time', async () => {
    const reader = await app.person()
    const replies = await Promise.all([
      save(reader, { face: 'plain' }),
      save(reader, { words: 'wide' }),
      save(reader, { paragraphs: 'wider' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await kept(reader)).toEqual({ ...STANDARD_READING, face: 'plain', words: 'wide', paragraphs: 'wider' })
  })

  test('are in my data download, and are deleted with my account', async () => {
    const reader = await app.person()
    await save(reader, { face: 'opendyslexic' })
    const file = (await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })).json().data
    expect(file.data.accounts.reading_settings).toEqual({ ...STANDARD_READING, face: 'opendyslexic' })
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    expect(await app.db.selectFrom('reading_settings').selectAll().execute()).toEqual([])
  })
})
