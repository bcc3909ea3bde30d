import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { articles } from '#contract/reading/articles.ts'
import { search } from '#contract/reading/search.ts'
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

  test('a role that was given or taken meanwhile counts from its reply on, a refusal too, but not from one that was overtaken', async () => {
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

  test('a refusal carries the sentence, the code, the places and the time to wait', async () => {
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

  test('a network that is away has status 0 and a plain sentence', async () => {
    server.mockRejectedValue(new TypeError('fetch failed'))
    const error = await failure(search_('ab'))
    expect(error.status).toBe(0)
    expect(error.message).toMatch(/could not be reached/)
  })

  test('an aborted call stays an abort', async () => {
    server.mockRejectedValue(new DOMException('aborted', 'AbortError'))
    await expect(search_('ab')).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('a dead session is forgotten, a wrong password at sign-in ends nothing', async () => {
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

  test('without a sentence from the server the fallback is shown', () => {
    expect(failureText(new CallError('', { status: 500 }), 'Login failed')).toBe('Login failed')
    expect(failureText(new CallError('No', { status: 400 }), 'Login failed')).toBe('No')
    expect(failureText(new TypeError('x is undefined'), 'Login failed')).toBe('Login failed')
  })
})
