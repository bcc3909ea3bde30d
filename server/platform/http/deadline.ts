import { unavailable } from './http-error.ts'

/**
 * Rejects with 503 when a handler takes longer than `ms`. The handler continues, and its result is ignored. Fastify's `handlerTimeout` does the same, but
 * creates an `AbortController` and an exception for each request: a fifth of the cost of an article (docs/decisions/0029-cost-of-a-call.md).
 * @throws HttpError 503, or what the handler throws
 */
export function beforeDeadline<T>(result: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable()), Math.ceil(ms))
    const settle = <Value>(pass: (value: Value) => void) => {
      return (value: Value) => {
        clearTimeout(timer)
        pass(value)
      }
    }
    result.then(settle(resolve), settle(reject))
  })
}
