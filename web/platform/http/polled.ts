import type { QueryFunctionContext } from '@tanstack/react-query'

const LONGEST_WAIT_MS = 5 * 60_000

/** Create once per query: counts failures. */
export function polled<T>(everyMs: number, ask: (signal: AbortSignal) => Promise<T>) {
  let failures = 0
  return {
    queryFn: async ({ signal }: Pick<QueryFunctionContext, 'signal'>) => {
      try {
        const answer = await ask(signal)
        failures = 0
        return answer
      } catch (error) {
        if (!signal.aborted) failures++
        throw error
      }
    },
    refetchInterval: () => Math.min(everyMs * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS),
    refetchOnWindowFocus: 'always' as const,
    refetchOnReconnect: 'always' as const,
    // The next poll is the retry.
    retry: false,
    retryOnMount: false,
  }
}
