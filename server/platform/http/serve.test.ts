import { setTimeout as pause } from 'node:timers/promises'
import inject from 'light-my-request'
import { expect, test } from 'vitest'
import { Done, endpoint } from '#contract/endpoint.ts'
import { Brief } from '#server/platform/cache/response-cache.ts'
import { LoadShedder } from '#server/platform/limits/load-shedder.ts'
import { Rates } from '#server/platform/limits/rate-limit.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { ServerContext } from './context.ts'
import { createHttp } from './http.ts'
import { serve } from './serve.ts'

const member = { id: 'a', email: 'a@example.in', username: 'a', role: 'free', timeZone: 'UTC', sessionId: 'b' }

test('the time that looking for the session took is part of what an answer may take', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const app = createHttp(settings)
  const sessions = { peek: () => undefined, find: () => pause(800, member) }
  const context = {
    settings,
    sessions,
    backlog: new LoadShedder(0),
    rates: new Rates(),
    served: new Set(),
    now: () => new Date(),
  } as unknown as ServerContext
  const never = endpoint('GET /api/never', 'member', { summary: 'Waits', timeoutMs: 1000, reply: Done })
  app.register(async (app) => serve(app, context, never, () => new Promise(() => {})))
  const begun = performance.now()
  const reply = await app.inject({ url: '/api/never', headers: { authorization: 'Bearer token' } })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(performance.now() - begun).toBeLessThan(1600)
  await app.close()
})

test('while too many wait for long, whoever comes is told to come back, and once they are answered everybody is let in', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const app = createHttp(settings)
  let now = 0
  const backlog = new LoadShedder(
    300,
    () => true,
    () => now,
  )
  const context = {
    settings,
    backlog,
    rates: new Rates(),
    sessions: { peek: () => member },
    served: new Set(),
    now: () => new Date(),
  } as unknown as ServerContext
  const [slow, quick, known] = [
    endpoint('GET /api/slow', 'public', { summary: 'Waits', reply: Done }),
    endpoint('GET /api/quick', 'public', { summary: 'Does not', reply: Done }),
    endpoint('GET /api/known', 'member', { summary: 'Is in memory', reply: Done }),
  ]
  const ends: (() => void)[] = []
  app.register(async (app) => {
    serve(app, context, slow, () => new Promise<void>((resolve) => ends.push(resolve)))
    serve(app, context, quick, () => {})
    const brief = new Brief({ success: true })
    const find = () => brief
    serve(app, context, known, find, find)
  })
  const isKnown = async () => {
    const headers = { authorization: 'Bearer token' }
    return (await inject((request, reply) => void app.server.emit('request', request, reply), { url: '/api/known', headers }))
      .statusCode
  }
  await app.ready()
  expect(await isKnown()).toBe(200)
  const many = Array.from({ length: 30 }, () => app.inject('/api/slow'))
  expect((await app.inject('/api/quick')).statusCode).toBe(200)
  now = 301
  const refused = await app.inject('/api/quick')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().error]).toEqual([
    503,
    '5',
    'The service is very busy. Please try again in a few seconds.',
  ])
  // Whoever costs no more than to be sent away is not.
  expect(await isKnown()).toBe(200)
  for (const end of ends) end()
  expect((await Promise.all(many)).map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200))
  expect((await app.inject('/api/quick')).statusCode).toBe(200)
  await app.close()
})
