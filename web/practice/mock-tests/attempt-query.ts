import { queryOptions } from '@tanstack/react-query'
import type { MockAttempt, MockClock, SentMockAnswer } from '#contract/practice/mock-attempts.ts'
import { mockTests } from '#contract/practice/mock-tests.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { withAnswers } from './answers.ts'

/** `device_ms`: arrival by the device's clock. */
export type Timed<T> = T & { device_ms: number }

export const timed = <T extends object>(reply: T): Timed<T> => ({ ...reply, device_ms: Date.now() })

export type OpenAttempt = Timed<MockAttempt>

/** Opens offline too. Refreshed on every return, as another device may have continued. */
export const mockAttempt = (attemptId: string) =>
  queryOptions({
    queryKey: ['mock-tests', 'attempt', attemptId],
    queryFn: ({ signal }) => withOfflineFallback(storedAs(attemptId), () => ask(attemptId, signal)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

const storedAs = (attemptId: string) => `mock-test/${attemptId}`

/** Sent answers with their times: replies requested earlier lack them. */
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

/** For the next page, and for offline. */
export function keepAttempt(attempt: OpenAttempt): void {
  queryClient.setQueryData(mockAttempt(attempt.attempt_id).queryKey, attempt)
  void withOfflineFallback(storedAs(attempt.attempt_id), async () => attempt)
}

export function noteSent(attemptId: string, answers: readonly SentMockAnswer[], { state, seconds_left }: MockClock): void {
  const at = performance.now()
  for (const answer of answers) sentHere.set(`${attemptId}/${answer.question_id}`, { answer, at })
  const attempt = queryClient.getQueryData(mockAttempt(attemptId).queryKey)
  if (attempt) keepAttempt(timed({ ...attempt, state, seconds_left, answers: withAnswers(attempt.answers, answers) }))
}
