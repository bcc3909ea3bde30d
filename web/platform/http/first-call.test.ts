import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeFirstCall } from './first-call.ts'

const GET = { method: 'GET' }
const server = vi.fn<typeof fetch>()
const sent = (reply: Promise<Response>) => Object.assign(window, { firstCall: { url: '/api/entries', token: 'mine', reply } })

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  // The page has just opened, however long the tests before this one took.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.mockReset()
  Object.assign(window, { firstCall: undefined })
})

test('the call that was sent before the code came is not sent again, and answers once', async () => {
  sent(Promise.resolve(new Response('early')))
  expect(await (await takeFirstCall('/api/entries', GET, 'mine'))?.text()).toBe('early')
  expect(takeFirstCall('/api/entries', GET, 'mine')).toBeUndefined()
  expect(server).not.toHaveBeenCalled()
})

test('another call, another user and a change do not get its reply', () => {
  sent(Promise.resolve(new Response('early')))
  expect(takeFirstCall('/api/articles/1', GET, 'mine')).toBeUndefined()
  expect(takeFirstCall('/api/entries', GET, 'theirs')).toBeUndefined()
  expect(takeFirstCall('/api/entries', { method: 'POST' }, 'mine')).toBeUndefined()
})

test('one that failed is made again, and an old one is not used', async () => {
  sent(Promise.reject(new TypeError('no network')))
  server.mockResolvedValue(new Response('again'))
  expect(await (await takeFirstCall('/api/entries', GET, 'mine'))?.text()).toBe('again')
  sent(Promise.resolve(new Response('early')))
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(takeFirstCall('/api/entries', GET, 'mine')).toBeUndefined()
})
