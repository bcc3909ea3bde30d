import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  test('by default the product runs as an embedded demo that only this machine can reach', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      demo: true,
      trustProxy: false,
    })
  })

  test.each([{ DATABASE_URL: 'postgres://u@h/d' }, { NODE_ENV: 'production' }])('%j is never a demo', (env) => {
    expect(readSettings(env).demo).toBe(false)
    expect(() => readSettings({ ...env, DEMO: '1' })).toThrow('DEMO=1 is only for the embedded database outside production')
  })

  test.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.1.9' }, { PUBLIC_URL: 'https://catalyst.example' }])(
    '%j offers demo accounts to others only when DEMO=1 says so',
    (env) => {
      expect(readSettings(env).demo).toBe(false)
      expect(readSettings({ ...env, DEMO: '1' }).demo).toBe(true)
    },
  )

  test.each([{ HOST: 'localhost' }, { HOST: '::1' }, { HOST: '127.0.0.2' }, { PUBLIC_URL: 'http://localhost:4000' }])(
    '%j is a demo that only this machine can reach',
    (env) => {
      expect(readSettings(env).demo).toBe(true)
    },
  )

  test('sessions end after 14 days without use and 60 days in all, unless settings say otherwise', () => {
    const day = 24 * 60 * 60_000
    expect(readSettings({}).sessionLimits).toEqual({ idleMs: 14 * day, maxMs: 60 * day })
    expect(readSettings({ SESSION_IDLE_DAYS: '1', SESSION_MAX_DAYS: '7' }).sessionLimits).toEqual({ idleMs: day, maxMs: 7 * day })
    expect(() => readSettings({ SESSION_IDLE_DAYS: '90' })).toThrow('SESSION_IDLE_DAYS must not be more than SESSION_MAX_DAYS.')
  })

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    [{ MIGRATE_DATABASE_URL: 'postgres://u@h/d' }, 'MIGRATE_DATABASE_URL is the database of DATABASE_URL for another role'],
    [{ SMTP_URL: 'secret-password' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ PUBLIC_URL: 'catalyst' }, 'PUBLIC_URL must be an address'],
    [{ DEMO: 'yes' }, 'DEMO must be 1 or 0, not "yes".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  ])('%j prevents the start with a message that names it', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })

  test('no more digests are sent at once than a slow provider accepts in three seconds', () => {
    const { mailsAtOnce, mailsPerSecond } = readSettings({})
    expect([mailsAtOnce, mailsPerSecond]).toEqual([20, 0])
    expect(readSettings({ MAILS_AT_ONCE: '100', MAILS_PER_SECOND: '14' })).toMatchObject({ mailsAtOnce: 42, mailsPerSecond: 14 })
    expect(readSettings({ MAILS_AT_ONCE: '30', MAILS_PER_SECOND: '14' })).toMatchObject({ mailsAtOnce: 30 })
    expect(() => readSettings({ MAILS_AT_ONCE: '0' })).toThrow('MAILS_AT_ONCE')
  })

  test('messages do not repeat addresses with passwords', () => {
    expect(() => readSettings({ SMTP_URL: 'secret-password' })).not.toThrow('secret-password')
  })
})
