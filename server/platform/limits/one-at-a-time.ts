import * as m from '#messages/server/platform.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

interface Line {
  calls: number
  last: Promise<unknown>
}

const lines = new Map<string, Line>()
const MAX_CALLS = 2
const RETRY_SECONDS = 5

/**
 * One runs, one may wait.
 * @throws HttpError 429
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T> | T): Promise<T> {
  const line = lines.get(key) ?? { calls: 0, last: Promise.resolve() }
  if (line.calls >= MAX_CALLS) throw new HttpError(429, m.stillAnswering, { retryAfter: RETRY_SECONDS })
  line.calls++
  lines.set(key, line)
  const result = line.last.then(work)
  line.last = result.catch(() => {})
  try {
    return await result
  } finally {
    if (--line.calls === 0) lines.delete(key)
  }
}
