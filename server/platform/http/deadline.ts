import { unavailable } from './http-error.ts'

/**
 * Fastify's `handlerTimeout` is costly (docs/decisions/0029-cost-of-a-call.md).
 * @throws HttpError 503
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
