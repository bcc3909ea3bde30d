import { describe, expect, test } from 'vitest'
import { type SystemState, system } from '#contract/site/system.ts'
import { migrationNames } from '#server/db/migrate.ts'
import { lastSend, recordLastSend } from '#server/platform/mail/last-send.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp({ SMTP_URL: 'smtp://asha:hush@mail.example.in:2525' })
const MAIL = { to: 'asha@example.in', subject: '', text: '', html: '', messageId: '<1@x>' }

describe('the state of the instance', () => {
  test('is shown to admins: versions, database, outbox, mail, memory', async () => {
    const { data } = (await app.call(system.state, { as: await app.person('admin') })).json() as { data: SystemState }
    expect(data.database.is_current).toBe(true)
    expect(`${data.database.migration}.sql`).toBe(migrationNames().at(-1))
    expect(data.database.version).toMatch(/^1\d/)
    expect(data.app).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+/), node: process.version, demo: false })
    expect(data.outbox).toEqual({ waiting: 0, oldest: 0, given_up: 0 })
    expect(data.mail).toMatchObject({ kind: 'smtp', target: 'mail.example.in:2525' })
    expect(data.memory.rss).toBeGreaterThan(10_000_000)
    expect(JSON.stringify(data)).not.toMatch(/hush|asha/)
    for (const role of ['free', 'pro', 'tester'] as const)
      expect((await app.call(system.state, { as: await app.person(role) })).statusCode).toBe(403)
  })

  test('shows the result of the last email without its recipient', async () => {
    const at = new Date('2026-01-15T06:00:00Z')
    await recordLastSend(
      async () => {},
      () => at,
    )(MAIL)
    expect(lastSend()).toEqual({ at, error: null })
    const refusing = recordLastSend(
      async ({ to }) => Promise.reject(new Error(`550 no such user <${to}>`)),
      () => at,
    )
    await expect(refusing(MAIL)).rejects.toThrow('550')
    expect(lastSend()?.error).toBe('550 no such user …')
  })
})
