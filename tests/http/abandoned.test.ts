import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeCollector, startCollector } from '#tests/support/fakes/fake-collector.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { TestApp } from '#tests/support/server/app.ts'

const app = new TestApp()
let collector: FakeCollector
let port: number

beforeAll(async () => {
  collector = await startCollector()
  await app.start({ SENTRY_DSN: collector.dsn, LOG_LEVEL: 'info' })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as { port: number }).port
})
beforeEach(async () => {
  await app.empty()
  collector.clear()
})
afterAll(async () => {
  await app.stop()
  await collector.stop()
})

/** Sends the beginning of a body and goes away once the server has begun to read it. */
async function abandoned(method: string, path: string, type: string, token: string): Promise<void> {
  const head = [`${method} ${path} HTTP/1.1`, 'host: a', `authorization: Bearer ${token}`, `content-type: ${type}`]
  const socket = connect(port, '127.0.0.1')
  const isRead = once(app.app.server, 'request')
  socket.write([...head, 'content-length: 500000', '', ''].join('\r\n'))
  await isRead
  socket.write('x'.repeat(70_000))
  await expect.poll(() => socket.writableLength).toBe(0)
  socket.destroy()
}

describe('an upload that its sender abandons', () => {
  test.each([
    ['a recording', 'PUT', (id: string) => `/api/admin/articles/${id}/audio/en`, 'audio/mpeg'],
    ['a day', 'POST', () => '/api/admin/ingest-daily-content', 'application/json'],
    ['a picture', 'POST', () => '/api/admin/figures', 'image/png'],
    ['a document', 'POST', () => '/api/admin/desk/import', 'text/plain'],
  ])('is no failure of the server: %s', async (_, method, pathOf, type) => {
    const admin = await app.person('admin')
    const [articleId = ''] = await published(app, '2026-01-14', ['Budget'])
    app.logLines.length = 0
    await abandoned(method, pathOf(articleId), type, admin.token)
    await expect.poll(() => app.logLines.length, { timeout: 10_000 }).toBe(1)
    expect(JSON.parse(app.logLines[0] ?? '')).toMatchObject({ msg: 'abandoned by its sender', level: 30 })
    expect(collector.requests).toEqual([])
  })
})
