import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureText } from '#web/platform/http/call.ts'
import { endSession, readSession } from '#web/platform/session/session.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const SOMEBODY = {
  email: 'a@b.test',
  password: 'secret',
  time_zone: 'UTC',
  interface_language: 'en',
  consent: { terms: true, age: 'adult' },
} as const

beforeEach(() => {
  endSession()
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['Login failed', () => signIn('a@b.test', 'secret')],
  ['Registration failed', () => signUp(SOMEBODY)],
])('a reply without token and user says %s and signs nobody in', async (sentence, send) => {
  const error = await send().catch((reason) => reason)
  expect(failureText(error, sentence)).toBe(sentence)
  expect(readSession().user).toBeNull()
  expect(localStorage.length).toBe(0)
})
