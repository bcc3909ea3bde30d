export interface Answer {
  /** 0: no answer at all, since nobody is there, or the one who was is dead. -1: none within the time. */
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

/** Longer than the server lets any answer take (10 s): what takes longer still is stuck. */
const STUCK_MS = 14_000

/** One call over real HTTP; never throws. */
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
    // A proxy that has no answer says so in a page of its own.
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false
    const json = isJson ? await reply.json() : void (await reply.text())
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), json, ms: ms() }
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError'
    return { status: isLate ? -1 : 0, retryAfter: null, json: undefined, ms: ms() }
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Asks until it is so. @returns milliseconds it took, `undefined` when it was not so in time */
export async function until(isSo: () => Promise<boolean>, withinMs: number, everyMs = 50): Promise<number | undefined> {
  const begun = performance.now()
  do {
    if (await isSo()) return performance.now() - begun
    await pause(everyMs)
  } while (performance.now() - begun < withinMs)
  return undefined
}

export const isReady = async (url: string) => (await call(url, 'GET', '/readyz')).status === 200
