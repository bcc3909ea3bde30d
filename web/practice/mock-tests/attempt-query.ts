import { queryOptions } from '@tanstack/react-query'
import type { MockAttempt, MockClock, SentMockAnswer } from '#contract/practice/mock-attempts.ts'
import { mockTests } from '#contract/practice/mock-tests.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { withAnswers } from './answers.ts'

/** A reply with a clock in it, and when it came by the clock of the device. */
export type Timed<T> = T & { device_ms: number }

export const timed = <T extends object>(reply: T): Timed<T> => ({ ...reply, device_ms: Date.now() })

/** The paper with the answers as far as they are known to have arrived. */
export type OpenAttempt = Timed<MockAttempt>

/** Without a network the paper opens from the device. Refreshed on every return to the page: another device may have gone on. */
export const mockAttempt = (attemptId: string) =>
  queryOptions({
    queryKey: ['mock-tests', 'attempt', attemptId],
    queryFn: ({ signal }) => withOfflineFallback(storedAs(attemptId), () => ask(attemptId, signal)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

const storedAs = (attemptId: string) => `mock-test/${attemptId}`

/** Answers that this page has sent, and when: a reply that was requested before does not have them. */
const sentHere = new Map<string, { answer: SentMockAnswer; at: number }>()

async function ask(attemptId: string, signal: AbortSignal): Promise<OpenAttempt> {
  const asked = performance.now()
  const attempt = timed((await call(mockTests.attempt, { params: { attemptId }, signal })).data)
  const ids = new Set(attempt.questions.map(({ question_id }) => question_id))
  const later = [...sentHere.values()].filter(({ answer, at }) => at > asked && ids.has(answer.question_id))
  return {
    ...attempt,
    answers: withAnswers(
      attempt.answers,
      later.map(({ answer }) => answer),
    ),
  }
}

/** For the page that opens next, and for a device that loses its network. */
export function keepAttempt(attempt: OpenAttempt): void {
  queryClient.setQueryData(mockAttempt(attempt.attempt_id).queryKey, attempt)
  void withOfflineFallback(storedAs(attempt.attempt_id), async () => attempt)
}

/** Notes what the server has taken, and its clock. */
export function noteSent(attemptId: string, answers: readonly SentMockAnswer[], { state, seconds_left }: MockClock): void {
  const at = performance.now()
  for (const answer of answers) sentHere.set(`${attemptId}/${answer.question_id}`, { answer, at })
  const attempt = queryClient.getQueryData(mockAttempt(attemptId).queryKey)
  if (attempt) keepAttempt(timed({ ...attempt, state, seconds_left, answers: withAnswers(attempt.answers, answers) }))
}
