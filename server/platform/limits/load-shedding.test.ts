import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendError } from '#server/platform/http/send-error.ts'
import { shedLoad } from './load-shedding.ts'

const SAMPLE_MS = 1000

test('while the event loop is late requests are refused, and served again afterwards', async () => {
  const app = Fastify()
  app.setErrorHandler(sendError)
  shedLoad(app, 100, () => 0)
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

test('while requests wait long for the database further ones are refused at once, but what is cached is served', async () => {
  const app = Fastify()
  app.setErrorHandler(sendError)
  app.get('/cached', { config: { isCached: true } }, async () => 'cached')
  let waitMs = 50
  shedLoad(app, 150, () => waitMs)
  app.get('/', async () => 'here')
  expect((await app.inject('/')).body).toBe('here')
  waitMs = 51
  const refused = await app.inject('/')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject('/cached')).body).toBe('cached')
  waitMs = 0
  expect((await app.inject('/')).body).toBe('here')
  await app.close()
})

function block(ms: number): void {
  for (const begun = performance.now(); performance.now() - begun < ms; );
}
