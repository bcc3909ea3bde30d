import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { decodeEntities, hotTitles, NO_POSTS, suitableTitles, TOO_SLOW, UNREACHABLE, UNREADABLE } from './reddit.ts'

const listing = (...posts: unknown[]) => ({ data: { children: posts.map((data) => ({ kind: 't3', data })) } })
const server = vi.fn<typeof fetch>()
const fetchTitles = (signal = new AbortController().signal) => hotTitles('https://reddit.test/', 'science', signal)

describe('the posts of the break game', () => {
  beforeEach(() => void vi.stubGlobal('fetch', server))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    server.mockReset()
  })

  test('are requested without cookies, referrer or extra headers', async () => {
    server.mockResolvedValue(Response.json(listing({ title: 'A title that is long enough' })))
    expect(await fetchTitles()).toEqual(['A title that is long enough'])
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

  test.each([null, 7, [], {}, { data: null }, { data: { children: 'none' } }])('a reply of %j is not a listing', (reply) => {
    expect(() => suitableTitles(reply)).toThrow(UNREADABLE)
  })

  test('posts without a usable title are skipped', () => {
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

  test.each([403, 429, 500])('an error names the status %i', async (status) => {
    server.mockResolvedValue(new Response('no', { status }))
    await expect(fetchTitles()).rejects.toThrow(`Failed to fetch from Reddit: ${status}`)
  })

  test('an HTML page and a reply of ten megabytes are errors', async () => {
    server.mockResolvedValueOnce(new Response('<html>'))
    await expect(fetchTitles()).rejects.toThrow(UNREADABLE)
    server.mockResolvedValueOnce(new Response('x'.repeat(10_000_000)))
    await expect(fetchTitles()).rejects.toThrow(UNREADABLE)
  })

  test('an unreachable network has its own message', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(fetchTitles()).rejects.toThrow(UNREACHABLE)
  })

  test('the request ends after ten seconds, or as soon as the dialog closes', async () => {
    vi.useFakeTimers()
    server.mockImplementation(
      (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    )
    const slow = expect(fetchTitles()).rejects.toThrow(TOO_SLOW)
    await vi.advanceTimersByTimeAsync(10_000)
    await slow
    const controller = new AbortController()
    const left = expect(fetchTitles(controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
    controller.abort()
    await left
  })
})
