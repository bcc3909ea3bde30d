import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendError } from '#server/platform/http/send-error.ts'
import { shedLoad } from './load-shedding.ts'

const SAMPLE_MS = 1000

test('while the event loop is late requests are refused, and served again afterwards', async () => {
  const app = Fastify()
  app.setErrorHandler(sendError)
  shedLoad(app, 100)
  app.get('/', async () => 'here')
  await app.ready()
  block(SAMPLE_MS + 200)
  await pause(20)
  const refused = await app.inject('/')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().error]).toEqual([
    503,
    '5',
    'The service is very busy. Please try again in a few seconds.',
  ])
  await pause(SAMPLE_MS + 200)
  expect((await app.inject('/')).body).toBe('here')
  await app.close()
})

function block(ms: number): void {
  for (const begun = performance.now(); performance.now() - begun < ms; );
}
