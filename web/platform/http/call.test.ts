import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { posts } from '#contract/community/posts.ts'
import { analytics } from '#contract/newsroom/analytics.ts'
import { articles } from '#contract/reading/articles.ts'
import { search } from '#contract/reading/search.ts'
import { feedback } from '#contract/site/feedback.ts'
import { readSession } from '#web/platform/session/session.ts'
import { CallError, call, failureText } from './call.ts'

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

const server = vi.fn<typeof fetch>()
const failure = async (calling: Promise<unknown>) => {
  const error = await calling.then(
    () => undefined,
    (reason) => reason,
  )
  if (!(error instanceof CallError)) throw new Error('expected a CallError')
  return error
}
const search_ = (q: string) => call(search.articles, { query: { q, limit: 20 } })

describe('a call', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('fetch', server)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    server.mockReset()
  })

  test('fills in the path, the query and the token', async () => {
    localStorage.setItem('auth_token', 'secret')
    localStorage.setItem('auth_user', '{"id":"1"}')
    server.mockImplementation(async () => json(200, { success: true, data: [] }))
    await search_('a & b')
    await call(articles.read, { params: { articleId: 'x/y' } })
    expect(server.mock.calls.map(([url]) => url)).toEqual(['/api/search?q=a+%26+b&limit=20', '/api/articles/x%2Fy'])
    expect(server.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer secret' })
  })

  test('a changed role applies from the next reply on, also from an error, but not from a reply to an earlier session', async () => {
    const become = (token: string, role: string) => {
      localStorage.setItem('auth_token', token)
      localStorage.setItem('auth_user', JSON.stringify({ id: '1', role }))
    }
    const role = () => readSession().user?.role
    become('secret', 'free')
    server.mockResolvedValueOnce(json(200, { success: true, data: [] }, { 'x-role': 'pro' }))
    await search_('ab')
    expect(role()).toBe('pro')
    server.mockResolvedValueOnce(json(403, { success: false, error: 'No' }, { 'x-role': 'free' }))
    await failure(search_('ab'))
    expect(role()).toBe('free')

    const late = Promise.withResolvers<Response>()
    server.mockReturnValueOnce(late.promise)
    const calling = search_('ab')
    become('secret', 'admin')
    late.resolve(json(200, { success: true, data: [] }, { 'x-role': 'pro' }))
    await calling
    expect(role()).toBe('admin')
    server.mockImplementationOnce(async () => {
      become('another', 'admin')
      return json(200, { success: true, data: [] }, { 'x-role': 'free' })
    })
    await search_('ab')
    expect(role()).toBe('admin')
  })

  test('an error has the message, the code, the fields and the time to wait', async () => {
    const details = [{ path: 'q', message: 'Too short' }]
    server.mockResolvedValue(json(429, { success: false, error: 'Slow down', code: 'too_many', details }, { 'retry-after': '7' }))
    expect(await failure(search_('ab'))).toMatchObject({
      message: 'Slow down',
      status: 429,
      code: 'too_many',
      details,
      retryAfter: 7,
    })
  })

  test.each([
    ['a text', new Response('Bad gateway', { status: 502 }), 'Bad gateway'],
    ['an empty text', new Response('', { status: 502 }), 'Unknown error occurred'],
    ['broken JSON', json(200, '{"success":'), '{"success":'],
    ['empty JSON', json(200, ''), 'Invalid JSON response'],
  ])('%s instead of JSON is the message', async (_, response, message) => {
    server.mockResolvedValue(response)
    expect((await failure(search_('ab'))).message).toBe(message)
  })

  test('a network failure has status 0 and a plain message', async () => {
    server.mockRejectedValue(new TypeError('fetch failed'))
    const error = await failure(search_('ab'))
    expect(error.status).toBe(0)
    expect(error.message).toMatch(/could not be reached/)
  })

  describe('that an overloaded server refuses', () => {
    const refusal = (code: string, wait = '5') => json(503, { success: false, error: 'Busy', code }, { 'retry-after': wait })
    const found = () => json(200, { success: true, data: [] })
    const like = () => call(posts.react, { params: { postId: 'p' }, body: { reaction_type: 'like' } })

    beforeEach(() => vi.useFakeTimers())
    afterEach(() => vi.useRealTimers())

    test('is repeated after the pause that it asks for, and nobody learns of it', async () => {
      server
        .mockResolvedValueOnce(refusal('overloaded'))
        .mockResolvedValueOnce(refusal('overloaded'))
        .mockResolvedValueOnce(found())
      const calling = search_('ab')
      await vi.advanceTimersByTimeAsync(4900)
      expect(server).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await calling).toMatchObject({ data: [] })
    })

    test('fails after two repeats', async () => {
      server.mockImplementation(async () => refusal('overloaded'))
      const failing = failure(search_('ab'))
      await vi.advanceTimersByTimeAsync(30_000)
      expect((await failing).message).toBe('Busy')
      expect(server).toHaveBeenCalledTimes(3)
    })

    test('is repeated as what it was, if nothing can have been done', async () => {
      server.mockResolvedValueOnce(refusal('overloaded')).mockResolvedValueOnce(found())
      const liking = like()
      await vi.advanceTimersByTimeAsync(10_000)
      await liking
      expect(server.mock.calls.map(([, init]) => init?.method)).toEqual(['POST', 'POST'])
    })

    test('is not repeated if it may have been done, or the pause is long', async () => {
      server.mockResolvedValueOnce(refusal('unavailable'))
      expect((await failure(like())).message).toBe('Busy')
      server.mockResolvedValueOnce(refusal('overloaded', '60'))
      expect((await failure(search_('ab'))).message).toBe('Busy')
    })

    test('is not repeated as another person who has signed in since', async () => {
      localStorage.setItem('auth_token', 'mine')
      localStorage.setItem('auth_user', '{"id":"1"}')
      server.mockResolvedValueOnce(refusal('overloaded')).mockResolvedValueOnce(found())
      const liking = like()
      localStorage.setItem('auth_token', 'another')
      localStorage.setItem('auth_user', '{"id":"2"}')
      await vi.advanceTimersByTimeAsync(10_000)
      await liking
      for (const [, init] of server.mock.calls) expect(init?.headers).toMatchObject({ authorization: 'Bearer mine' })
    })

    test('ends with its page', async () => {
      const leaving = new AbortController()
      server.mockResolvedValueOnce(refusal('overloaded')).mockRejectedValueOnce(new DOMException('aborted', 'AbortError'))
      const calling = call(search.articles, { query: { q: 'ab', limit: 20 }, signal: leaving.signal })
      await vi.advanceTimersByTimeAsync(0)
      leaving.abort()
      await expect(calling).rejects.toMatchObject({ name: 'AbortError' })
    })
  })

  test('an aborted call rejects with an AbortError', async () => {
    server.mockRejectedValue(new DOMException('aborted', 'AbortError'))
    await expect(search_('ab')).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('an expired session ends, but a wrong password at sign-in ends no session', async () => {
    const signIn = () => {
      localStorage.setItem('auth_token', 'old')
      localStorage.setItem('auth_user', '{"id":"1"}')
    }
    server.mockImplementation(async () => json(401, { success: false, error: 'No', code: 'unauthenticated' }))
    signIn()
    await failure(call(accounts.login, { body: { email: 'a@b.test', password: 'x' } }))
    expect(readSession().token).toBe('old')
    await failure(search_('ab'))
    expect(readSession().token).toBeNull()
  })

  test.each([
    ['no error', {}],
    ['an empty error', { error: ' ' }],
    ['an error that is no text', { error: { reason: 'x' } }],
  ])('a reply with %s leaves the message to the form', async (_, body) => {
    server.mockImplementation(async () => json(400, { success: false, ...body }))
    const error = await failure(call(accounts.login, { body: { email: 'a@b.test', password: 'x' } }))
    expect(failureText(error, 'Login failed')).toBe('Login failed')
  })

  test('a failed admin call without a sentence says its status, or that the request failed', async () => {
    const adminCall = () => failure(call(analytics.stats, { query: {} }))
    server.mockResolvedValueOnce(json(500, { success: false }))
    expect((await adminCall()).message).toBe('HTTP 500')
    server.mockResolvedValueOnce(json(200, { success: false }))
    expect((await adminCall()).message).toBe('Request failed')
    server.mockResolvedValueOnce(json(500, { success: false, error: 'The database is away' }))
    expect((await adminCall()).message).toBe('The database is away')
  })

  test('admin calls with specified sentences keep them', async () => {
    server.mockImplementation(async () => json(500, { success: false }))
    const error = await failure(call(feedback.remove, { params: { id: 'x' } }))
    expect(failureText(error, 'Failed to delete feedback')).toBe('Failed to delete feedback')
  })

  test('without a message from the server the fallback is shown', () => {
    expect(failureText(new CallError('', { status: 500 }), 'Login failed')).toBe('Login failed')
    expect(failureText(new CallError('No', { status: 400 }), 'Login failed')).toBe('No')
    expect(failureText(new TypeError('x is undefined'), 'Login failed')).toBe('Login failed')
  })
})
