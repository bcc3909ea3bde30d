import { expect, test } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { createHttp } from './http.ts'

test('the lines of a failed request carry the id that its reply names', async () => {
  const lines: Record<string, unknown>[] = []
  const app = createHttp(readSettings({ LOG_LEVEL: 'info' }), {
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  app.get('/broken', () => {
    throw new Error('A fault')
  })
  const reply = await app.inject({ url: '/broken' })
  await app.close()
  expect(reply.statusCode).toBe(500)
  expect(lines.map(({ msg, reqId }) => [msg, reqId])).toEqual([
    ['unexpected error', reply.headers['x-request-id']],
    ['request', reply.headers['x-request-id']],
  ])
})
