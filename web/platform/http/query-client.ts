import { QueryClient } from '@tanstack/react-query'
import { onSessionChange, readSession } from '#web/platform/session/session.ts'
import { CallError } from './call.ts'
import { isOffline } from './network.ts'

/** `callAndRead` already repeats calls with `retryAfter`. */
const mayRecover = (error: Error) =>
  !isOffline() && error instanceof CallError && (error.status === 0 || error.status >= 500) && !error.retryAfter

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayRecover(error), networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let owner = who()

/** Roles see different data. */
onSessionChange(() => {
  const now = who()
  if (now !== owner) queryClient.clear()
  owner = now
})

function who(): string | undefined {
  const { user } = readSession()
  return user ? `${user.id} ${user.role}` : undefined
}
