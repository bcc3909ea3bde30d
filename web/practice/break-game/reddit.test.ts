import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { decodeEntities, hotTitles, NO_POSTS, suitableTitles, TOO_SLOW, UNREACHABLE, UNREADABLE } from './reddit.ts'

const listing = (...posts: unknown[]) => ({ data: { children: posts.map((data) => ({ kind: 't3', data })) } })
const server = vi.fn<typeof fetch>()
const ask = (signal = new AbortController().signal) => hotTitles('https://reddit.test/', 'science', signal)

describe('the posts of the break game', () => {
  beforeEach(() => void vi.stubGlobal('fetch', server))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    server.mockReset()
  })

  test('are asked for without anything of the person', async () => {
    server.mockResolvedValue(Response.json(listing({ title: 'A title that is long enough' })))
    expect(await ask()).toEqual(['A title that is long enough'])
    const [url, init] = server.mock.calls[0] ?? []
    expect(url).toBe('https://reddit.test/r/science/hot.json?limit=10')
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(init).not.toHaveProperty('headers')
  })

  test('are not stickied, and their titles are longer than 10 and shorter than 300 characters', () => {
    const lengths = [10, 11, 299, 300]
    const titles = suitableTitles(listing(...lengths.map((length) => ({ title: 'x'.repeat(length), stickied: false }))))
    expect(titles.map(({ length }) => length)).toEqual([11, 299])
    expect(() => suitableTitles(listing({ title: 'A title that is long enough', stickied: true }))).toThrow(NO_POSTS)
  })

  test.each([null, 7, [], {}, { data: null }, { data: { children: 'none' } }])('a reply of %j is no listing', (reply) => {
    expect(() => suitableTitles(reply)).toThrow(UNREADABLE)
  })

  test('posts without what is needed are passed over', () => {
    const odd = {
      data: { children: [null, 5, {}, { data: null }, { data: { title: 42 } }, { data: { title: 'Long enough to be asked' } }] },
    }
    expect(suitableTitles(odd)).toEqual(['Long enough to be asked'])
    expect(() => suitableTitles(listing())).toThrow(NO_POSTS)
  })

  test.each([
    ['Law &amp; order &lt;b&gt;', 'Law & order <b>'],
    ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
    ['&quot;It&#39;s&#x20;so&quot;', '"It\'s so"'],
    ['&nosuch; &#0; &#xffffff; & so on;', '&nosuch; &#0; &#xffffff; & so on;'],
  ])('%s reads %s', (title, text) => expect(decodeEntities(title)).toBe(text))

  test.each([403, 429, 500])('a refusal with %i names it', async (status) => {
    server.mockResolvedValue(new Response('no', { status }))
    await expect(ask()).rejects.toThrow(`Failed to fetch from Reddit: ${status}`)
  })

  test('a page instead of data, and ten megabytes of it, are failures', async () => {
    server.mockResolvedValueOnce(new Response('<html>'))
    await expect(ask()).rejects.toThrow(UNREADABLE)
    server.mockResolvedValueOnce(new Response('x'.repeat(10_000_000)))
    await expect(ask()).rejects.toThrow(UNREADABLE)
  })

  test('a network that lets nothing through is said plainly', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(ask()).rejects.toThrow(UNREACHABLE)
  })

  test('after ten seconds nobody waits any longer, and closing the window ends it at once', async () => {
    vi.useFakeTimers()
    server.mockImplementation(
      (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    )
    const slow = expect(ask()).rejects.toThrow(TOO_SLOW)
    await vi.advanceTimersByTimeAsync(10_000)
    await slow
    const leaving = new AbortController()
    const left = expect(ask(leaving.signal)).rejects.toMatchObject({ name: 'AbortError' })
    leaving.abort()
    await left
  })
})
