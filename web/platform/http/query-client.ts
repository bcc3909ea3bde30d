import { QueryClient } from '@tanstack/react-query'
import { onSessionChange, readSession } from '#web/platform/session/session.ts'
import { CallError } from './call.ts'
import { isOffline } from './network.ts'

/** A refusal stays a refusal however often one asks; only a server or a line that was away is asked again, and not where there is no line at all. */
const mayRecover = (error: Error) => !isOffline() && error instanceof CallError && (error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayRecover(error), networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let owner = who()

/** What one person loaded is gone before the next one can see it; so is what somebody loaded in another role, which shows more or less. */
onSessionChange(() => {
  const now = who()
  if (now !== owner) queryClient.clear()
  owner = now
})

function who(): string | undefined {
  const { user } = readSession()
  return user ? `${user.id} ${user.role}` : undefined
}
