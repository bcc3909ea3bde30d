export interface Answer {
  /** HTTP status; 0: no reply, because the server is down or died; -1: timeout. */
  status: number
  retryAfter: string | null
  // biome-ignore lint/suspicious/noExplicitAny: replies of many calls
  json: any
  ms: number
}

interface Call {
  token?: string
  body?: unknown
}

/** Longer than the server's own limit for a reply (10 s), so a call that reaches it hangs. */
const STUCK_MS = 14_000

/** Makes one call over HTTP; never throws. */
export async function call(url: string, method: string, path: string, { token, body }: Call = {}): Promise<Answer> {
  const begun = performance.now()
  const ms = () => performance.now() - begun
  try {
    const reply = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(STUCK_MS),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // A proxy without a reply sends its own error page.
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false
    const json = isJson ? await reply.json() : void (await reply.text())
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), json, ms: ms() }
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError'
    return { status: isLate ? -1 : 0, retryAfter: null, json: undefined, ms: ms() }
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits for a condition. @returns the milliseconds it took, `undefined` after a timeout */
export async function waitUntil(isSo: () => Promise<boolean>, withinMs: number, everyMs = 50): Promise<number | undefined> {
  const begun = performance.now()
  do {
    if (await isSo()) return performance.now() - begun
    await pause(everyMs)
  } while (performance.now() - begun < withinMs)
  return undefined
}

export const isReady = async (url: string) => (await call(url, 'GET', '/readyz')).status === 200
