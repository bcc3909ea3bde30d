import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Done, endpoint } from '#contract/endpoint.ts'
import { newSecret } from '#server/platform/auth/ids.ts'
import { RateLimits } from '#server/platform/limits/rate-limit.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { ServerContext } from './context.ts'
import { createHttp } from './http.ts'
import { serve } from './serve.ts'

const member = { id: 'a', email: 'a@example.in', username: 'a', role: 'free', timeZone: 'UTC', sessionId: 'b' }

test('looking up the session counts towards the time that an answer may take', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const app = createHttp(settings)
  const sessions = { peek: () => undefined, isUnknown: () => false, isKnown: () => false, find: () => pause(800, member) }
  const context = {
    settings,
    sessions,
    rateLimits: new RateLimits(settings.rates),
    served: new Set(),
    now: () => new Date(),
  } as unknown as ServerContext
  const never = endpoint('GET /api/never', 'member', { summary: 'Waits', timeoutMs: 1000, reply: Done })
  app.register(async (app) => serve(app, context, never, () => new Promise(() => {})))
  const begun = performance.now()
  const reply = await app.inject({ url: '/api/never', headers: { authorization: `Bearer ${newSecret()}` } })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(performance.now() - begun).toBeLessThan(1600)
  await app.close()
})
