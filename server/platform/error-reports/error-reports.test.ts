import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readErrorReports } from '#server/settings/error-report-settings.ts'
import { type FakeCollector, startCollector } from '#tests/support/fakes/fake-collector.ts'
import { ErrorReports } from './error-reports.ts'

let collector: FakeCollector
let now = 0
const warnings: string[] = []

beforeAll(async () => {
  collector = await startCollector()
})
beforeEach(() => {
  collector.clear()
  warnings.length = 0
  now = 0
})
afterAll(() => collector.stop())

const open = (env: Record<string, string> = {}, timeoutMs = 5000) =>
  new ErrorReports(readErrorReports({ SENTRY_DSN: collector.dsn, ...env }), {
    version: '1.2.3',
    warn: (message) => void warnings.push(message),
    clock: () => now,
    timeoutMs,
  })

const broken = (message = 'It broke') => new RangeError(message, { cause: new Error('because of this') })
const request = { transaction: 'POST /api/forums', userId: 'person-1', userAgent: 'Firefox', tags: { status: 500 } }

describe('a report', () => {
  test('is an envelope with the error, its causes, the place, the version and the environment', async () => {
    const reports = open({ SENTRY_ENVIRONMENT: 'staging' })
    reports.report(broken(), request)
    await reports.flush()
    expect(collector.requests).toEqual([
      {
        path: '/api/7/envelope/',
        auth: expect.stringMatching(/^Sentry sentry_version=7, sentry_client=[\w/.-]+, sentry_key=publickey$/),
        type: 'application/x-sentry-envelope',
      },
    ])
    const [event] = collector.events()
    expect(event).toMatchObject({
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      platform: 'node',
      level: 'error',
      release: 'upsc-current-catalyst@1.2.3',
      environment: 'staging',
      transaction: 'POST /api/forums',
      tags: { status: 500 },
      user: { id: 'person-1' },
      request: { headers: { 'User-Agent': 'Firefox' } },
    })
    expect(event.exception.values).toMatchObject([
      { type: 'Error', value: 'because of this' },
      { type: 'RangeError', value: 'It broke', mechanism: { handled: true } },
    ])
    const frame = event.exception.values[1].stacktrace.frames.at(-1)
    expect(frame).toMatchObject({ filename: 'server/platform/error-reports/error-reports.test.ts', in_app: true })
    expect(frame.lineno).toBeGreaterThan(1)
    expect(collector.bytes()).not.toContain(process.cwd())
  })

  test('does not say who it was when personal data is turned off', async () => {
    const reports = open({ SENTRY_PERSONAL_DATA: '0' })
    reports.report(broken(), request)
    await reports.flush()
    expect(collector.events()).toHaveLength(1)
    expect(collector.bytes()).not.toMatch(/person-1|Firefox/)
  })

  test('of something thrown that is no error says only its type', async () => {
    const reports = open()
    reports.report({ password: 'hunter22' }, request)
    await reports.flush()
    expect(collector.events()[0].exception.values[0]).toMatchObject({
      type: 'Thrown',
      value: 'A value of type object was thrown',
    })
    expect(collector.bytes()).not.toContain('hunter22')
  })

  test('is not made without a DSN', () => {
    const none = ErrorReports.none()
    expect(none.isOn).toBe(false)
    expect(() => none.report(broken(), request)).not.toThrow()
  })
})

describe('how often', () => {
  test('the same error is reported once a minute, whatever its message', async () => {
    const reports = open()
    for (const name of ['Asha', 'Ravi', 'Meena']) reports.report(broken(`No ${name}`), request)
    now += 59_000
    reports.report(broken(), request)
    await reports.flush()
    expect(collector.events()).toHaveLength(1)
    reports.report(broken(), { transaction: 'GET /api/forums' })
    await reports.flush()
    expect(collector.events()).toHaveLength(2)
    for (let n = 0; n < 3; n++) {
      now += 61_000
      for (let again = 0; again < 3; again++) reports.report(broken(), request)
      await reports.flush()
    }
    expect(collector.events()).toHaveLength(5)
  })

  test('a flood from browsers leaves room for the errors of the server', async () => {
    const reports = open()
    for (let n = 0; n < 200; n++) {
      const exception = { type: 'Error', value: `${n}`, mechanism: { type: 'onerror', handled: false } }
      reports.reportBrowser({ transaction: `page /${n}`, exception })
      if (n % 10 === 0) await reports.flush()
    }
    await reports.flush()
    expect(collector.events()).toHaveLength(30)
    reports.report(broken(), request)
    await reports.flush()
    expect(collector.events().at(-1).platform).toBe('node')
    const metrics = new Registry()
    reports.measure(metrics)
    expect(await metrics.metrics()).toContain('error_reports_total{result="dropped"} 170')
  })
})

describe('a collector', () => {
  const report = async (reports: ErrorReports, transaction: string) => {
    reports.report(broken(), { transaction })
    await reports.flush()
  }

  test.each([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '120' } }, 119_000, 121_000],
    ['429 without one', { status: 429 }, 59_000, 61_000],
    [
      'a limit for errors',
      { status: 200, headers: { 'x-sentry-rate-limits': '60:transaction:key, 300:error;default:org' } },
      299_000,
      301_000,
    ],
    ['an error', { status: 500 }, 29_000, 31_000],
  ])('that answers %s is left alone for that long', async (_, reply, before, after) => {
    const reports = open()
    collector.reply = reply
    await report(reports, 'first')
    expect(warnings).toHaveLength(1)
    collector.reply = { status: 200 }
    now = before
    await report(reports, 'second')
    expect(collector.requests).toHaveLength(1)
    now = after
    await report(reports, 'third')
    expect(collector.requests).toHaveLength(2)
  })

  test('that limits other things than errors gets the errors', async () => {
    const reports = open()
    collector.reply = { status: 200, headers: { 'x-sentry-rate-limits': '2700:transaction;replay:organization' } }
    await report(reports, 'first')
    await report(reports, 'second')
    expect([collector.requests.length, warnings]).toEqual([2, []])
  })

  test('that never answers holds nobody up and keeps no queue', async () => {
    const reports = open({}, 500)
    collector.reply = { status: 200, hangs: true }
    const begun = performance.now()
    for (let n = 0; n < 1000; n++) reports.report(broken(), { transaction: `route ${n}` })
    expect(performance.now() - begun).toBeLessThan(1000)
    await reports.flush()
    expect(collector.requests).toHaveLength(1)
    expect(warnings).toEqual(['The collector of error reports did not answer. Reports are dropped for 30 s.'])
  })

  test('that is not there is a line in the log, and no error of its own', async () => {
    const reports = open({ SENTRY_DSN: 'http://key@127.0.0.1:1/1' })
    await report(reports, 'first')
    await report(reports, 'second')
    expect(warnings).toHaveLength(1)
  })
})
