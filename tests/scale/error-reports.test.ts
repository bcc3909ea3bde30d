import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FakeCollector, startCollector } from '#tests/support/fakes/fake-collector.ts'
import { startServer } from '#tests/support/server/process.ts'

let collector: FakeCollector
const folder = mkdtempSync(join(tmpdir(), 'catalyst-errors-'))

beforeAll(async () => {
  collector = await startCollector()
})
afterEach(() => collector.clear())
afterAll(async () => {
  await collector.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A server in which something throws once it listens. */
function startBreaking(statement: string) {
  const file = join(folder, 'breaks.mjs')
  writeFileSync(file, `process.once('SIGWINCH', () => { ${statement} })\n`)
  return startServer({ SENTRY_DSN: collector.dsn, DATA_DIR: folder, DEMO: '0', NODE_OPTIONS: `--import=${file}` })
}

test.each([
  ['an error that nobody caught', "throw new TypeError('broken on purpose')", 'broken on purpose'],
  ['a rejection that nobody waited for', "void Promise.reject(new Error('rejected on purpose'))", 'rejected on purpose'],
])('%s is reported before the process ends', async (_, statement, message) => {
  const server = await startBreaking(statement)
  expect(await server.end('SIGWINCH')).toBe(1)
  expect(collector.events()).toMatchObject([{ level: 'fatal', transaction: 'process' }])
  expect(collector.events()[0].exception.values[0].value).toBe(message)
})

test('a collector that does not answer holds up the end of a process for two seconds at most', async () => {
  collector.reply = { status: 200, hangs: true }
  const server = await startBreaking("throw new TypeError('broken on purpose')")
  const begun = performance.now()
  expect(await server.end('SIGWINCH')).toBe(1)
  expect(performance.now() - begun).toBeLessThan(8000)
  expect(collector.requests).toHaveLength(1)
})

test('a malformed DSN stops the start and says why', async () => {
  const start = startServer({ SENTRY_DSN: 'https://errors.example.org/1', DATA_DIR: folder, DEMO: '0' })
  await expect(start).rejects.toThrow('Cannot start: SENTRY_DSN has no public key')
})
