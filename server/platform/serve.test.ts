import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Done, endpoint } from '#contract/endpoint.ts'
import { readSettings } from '#server/settings.ts'
import type { Context } from './context.ts'
import { createHttp } from './http.ts'
import { serve } from './serve.ts'

test('the time that looking for the session took is part of what an answer may take', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const app = createHttp(settings)
  const member = { id: 'a', email: 'a@example.in', username: 'a', role: 'free', timeZone: 'UTC', sessionId: 'b' }
  const sessions = { peek: () => undefined, find: () => pause(800, member) }
  const context = { settings, sessions, served: new Set(), now: () => new Date() } as unknown as Context
  const never = endpoint('GET /api/never', 'member', { summary: 'Waits', answersWithin: 1000, reply: Done })
  app.register(async (app) => serve(app, context, never, () => new Promise(() => {})))
  const begun = performance.now()
  const reply = await app.inject({ url: '/api/never', headers: { authorization: 'Bearer token' } })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(performance.now() - begun).toBeLessThan(1600)
  await app.close()
})
