export const NO_POSTS = 'No suitable posts found'
export const UNREACHABLE = 'Reddit could not be reached. It may be blocked on this network, or you may be offline.'
export const TOO_SLOW = 'Reddit took too long to answer.'
export const UNREADABLE = 'Reddit sent something that could not be read.'

const PATIENCE_MS = 10_000

/** Ten posts with long texts stay well below this; whatever is longer is not what was asked for. */
const MAX_BYTES = 4_000_000

/** A failure with a sentence for the person who plays. */
export class RedditFailure extends Error {}

/**
 * The titles of a community's posts that make a question. Nothing of the person goes along: no cookies, no referrer, no headers of our own.
 * @throws RedditFailure, or the browser's AbortError once `signal` has been aborted
 */
export async function hotTitles(baseUrl: string, subreddit: string, signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted()
  const asking = new AbortController()
  const giveUp = () => asking.abort()
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, PATIENCE_MS)
  try {
    const address = `${baseUrl.replace(/\/+$/, '')}/r/${subreddit}/hot.json?limit=10`
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: asking.signal,
    })
    if (!response.ok) throw new RedditFailure(`Failed to fetch from Reddit: ${response.status}`)
    return suitableTitles(parse(await limitedText(response)))
  } catch (error) {
    if (signal.aborted || error instanceof RedditFailure) throw error
    throw new RedditFailure(asking.signal.aborted ? TOO_SLOW : UNREACHABLE)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

/** @throws RedditFailure when it is no listing, or has no post that is not stickied with a title of more than 10 and less than 300 characters */
export function suitableTitles(listing: unknown): string[] {
  const posts = at(at(listing, 'data'), 'children')
  if (!Array.isArray(posts)) throw new RedditFailure(UNREADABLE)
  const titles = posts.flatMap((child: unknown) => {
    const post = at(child, 'data')
    const title = at(post, 'title')
    if (typeof title !== 'string' || at(post, 'stickied') === true) return []
    const text = decodeEntities(title).trim()
    return text.length > 10 && text.length < 300 ? [text] : []
  })
  if (titles.length === 0) throw new RedditFailure(NO_POSTS)
  return titles
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Titles come with HTML entities. One pass over plain text: what it gives is shown as text and never becomes markup. */
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
      throw new RedditFailure(UNREADABLE)
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RedditFailure(UNREADABLE)
  }
}

function at(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
}
