/** What /before-paint.js leaves: the call that the page opened first will make, sent while its code was still on the way. */
interface FirstCall {
  url: string
  token: string
  reply: Promise<Response>
}

/** A reply that nobody has asked for by then belongs to a page that was never shown. */
const FRESH_MS = 15_000

/** @returns the reply to that call, once, if it is the same call of the same user; one that failed is made again */
export function takeFirstCall(url: string, init: RequestInit, token: string | null): Promise<Response> | undefined {
  const page = window as { firstCall?: FirstCall | undefined }
  const first = page.firstCall
  if (first?.url !== url || first.token !== token || init.method !== 'GET') return undefined
  page.firstCall = undefined
  return performance.now() < FRESH_MS ? first.reply.catch(() => fetch(url, init)) : undefined
}
