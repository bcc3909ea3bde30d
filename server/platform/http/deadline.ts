import { unavailable } from './http-error.ts'

/**
 * Fastify's `handlerTimeout` does the same, and makes an `AbortController` and an exception for each request, which nothing here listens to:
 * a fifth of what an article costs (docs/decisions/0029-cost-of-a-call.md).
 * @param ms until a handler that has not finished is answered with 503; it continues, and its result is ignored
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
