import { queryOptions } from '@tanstack/react-query'
import { type SkippedStep, type StudySession, studySession } from '#contract/practice/study-session.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { refetchAfterWrite } from '#web/platform/http/refetch-after-write.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pending, pendingCount } from '#web/platform/offline/outbox-state.ts'

export type { SessionStep, StudySession } from '#contract/practice/study-session.ts'

/** With the progress, which every finished article refreshes. */
const SESSION = ['progress', 'session']
const SKIP = 'skipped-step'
const TIMEOUT_MS = 20_000

declareKind<SkippedStep>(SKIP, {
  storedFor: 'everybody',
  send: (body) => call(studySession.skip, { body, signal: AbortSignal.timeout(TIMEOUT_MS) }),
})

const withSkip = (session: StudySession, { day, step, skipped }: SkippedStep): StudySession =>
  day !== session.day
    ? session
    : {
        ...session,
        steps: session.steps.map((one) =>
          one.step === step && one.state !== 'done' ? { ...one, state: skipped ? ('skipped' as const) : ('open' as const) } : one,
        ),
      }

/** Fetched at each visit, as other screens and devices change it. */
export const todaysSession = () =>
  queryOptions({
    queryKey: SESSION,
    queryFn: async ({ signal }) => {
      const session = await withOfflineFallback('session', async () => (await call(studySession.today, { signal })).data)
      const skipped = pending<SkippedStep>(SKIP).reduce((all, { value }) => withSkip(all, value), session)
      if (pendingCount() === 0) return skipped
      const { withUnsent } = await import('./unsent.ts')
      return withUnsent(skipped)
    },
    staleTime: 0,
    retryOnMount: false,
  })

export const refreshSession = (): Promise<void> => refetchAfterWrite(queryClient, { queryKey: SESSION })

/** Shown at once; without a network it waits in the outbox. */
export async function skipStep({ day }: StudySession, step: string): Promise<void> {
  const skip = { day, step, skipped: true }
  queryClient.setQueryData<StudySession>(SESSION, (session) => session && withSkip(session, skip))
  await deliver<SkippedStep>(SKIP, step, skip)
}
