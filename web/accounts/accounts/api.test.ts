import { afterEach, expect, test, vi } from 'vitest'
import { endSession } from '#web/platform/session/session.ts'
import { updateProfile } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('without a token the profile is not sent, and the form says so', async () => {
  endSession()
  const server = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', server)
  await expect(updateProfile({ username: 'asha' })).rejects.toMatchObject({ name: 'CallError', message: 'Not authenticated' })
  expect(server).not.toHaveBeenCalled()
})
