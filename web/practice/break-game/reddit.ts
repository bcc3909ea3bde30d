import * as m from '#messages/practice/break-game.ts'

export const NO_POSTS = m.noPosts
export const UNREACHABLE = m.redditUnreachable
export const TOO_SLOW = m.redditTooSlow
export const UNREADABLE = m.redditUnreadable

const TIMEOUT_MS = 10_000

/** Ten long posts stay well below. */
const MAX_BYTES = 4_000_000

/** Its message is shown. */
export class RedditError extends Error {}

/**
 * Sent without cookies, referrer or own headers, for privacy.
 * @throws RedditError, or AbortError
 */
export async function hotTitles(baseUrl: string, subreddit: string, signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, TIMEOUT_MS)
  try {
    const address = `${baseUrl.replace(/\/+$/, '')}/r/${subreddit}/hot.json?limit=10`
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    if (!response.ok) throw new RedditError(m.redditFailed({ status: response.status }))
    return suitableTitles(parse(await limitedText(response)))
  } catch (error) {
    if (signal.aborted || error instanceof RedditError) throw error
    throw new RedditError(controller.signal.aborted ? TOO_SLOW : UNREACHABLE)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/**
 * Titles of 11 to 299 characters, of posts that are not stickied.
 * @throws RedditError when there are none
 */
export function suitableTitles(listing: unknown): string[] {
  const posts = at(at(listing, 'data'), 'children')
  if (!Array.isArray(posts)) throw new RedditError(UNREADABLE)
  const titles = posts.flatMap((child: unknown) => {
    const post = at(child, 'data')
    const title = at(post, 'title')
    if (typeof title !== 'string' || at(post, 'stickied') === true) return []
    const text = decodeEntities(title).trim()
    return text.length > 10 && text.length < 300 ? [text] : []
  })
  if (titles.length === 0) throw new RedditError(NO_POSTS)
  return titles
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Titles have HTML entities. Never parse the result as HTML. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

async function limitedText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > MAX_BYTES) {
      reader.cancel().catch(() => undefined)
      throw new RedditError(UNREADABLE)
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RedditError(UNREADABLE)
  }
}

function at(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
}
