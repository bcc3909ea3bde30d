import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startReporting } from './report-errors.ts'
import { stackFrames } from './stack-frames.ts'

const ORIGIN = location.origin
let replies: Response[] = []
// biome-ignore lint/suspicious/noExplicitAny: the body of a call
let sent: any[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  sent = []
  replies = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return replies.shift() ?? new Response('{"success":true}')
  })
  stop = startReporting()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function failing(message: string, { name = 'Error', file = `${ORIGIN}/assets/app-1234567.js` } = {}) {
  const error = Object.assign(new Error(message), { name })
  error.stack = `${name}: ${message}\n    at Reader (${file}:1:23)`
  window.dispatchEvent(new ErrorEvent('error', { error, message, cancelable: true }))
  // The reply is read before the next error.
  return new Promise((resolve) => setTimeout(resolve))
}

describe('reports of a page', () => {
  test('are five a minute and ten in all', async () => {
    for (let n = 0; n < 8; n++) await failing(`Part ${n} failed`)
    expect(sent).toHaveLength(5)
    vi.advanceTimersByTime(61_000)
    for (let n = 8; n < 16; n++) await failing(`Part ${n} failed`)
    vi.advanceTimersByTime(61_000)
    await failing('Part 20 failed')
    expect(sent).toHaveLength(10)
  })

  test('are not made of refused calls, lost code and extensions of the browser', async () => {
    await failing('You are not allowed', { name: 'CallError' })
    await failing('ResizeObserver loop completed with undelivered notifications.')
    await failing('Failed to fetch dynamically imported module: /assets/x.js')
    await failing('It broke', { file: 'chrome-extension://abc/content.js' })
    expect(sent).toEqual([])
  })

  test('stop when the server does not want them, and wait as long as it says', async () => {
    replies = [new Response('', { status: 429, headers: { 'retry-after': '30' } })]
    await failing('First')
    await failing('Second')
    expect(sent).toHaveLength(1)
    vi.advanceTimersByTime(31_000)
    replies = [new Response('', { status: 404 })]
    await failing('Third')
    vi.advanceTimersByTime(3_600_000)
    await failing('Fourth')
    expect(sent).toHaveLength(2)
  })

  test('hold no word that stands in a field', async () => {
    document.body.innerHTML = '<textarea>The river rises</textarea>'
    await failing('Cannot save river')
    document.body.innerHTML = ''
    expect(sent[0].message).toBe('Cannot save [text]')
  })
})

test('stack traces of Chromium and of Firefox say the same', () => {
  const chromium = `Error: x\n    at Reader (${ORIGIN}/assets/a.js?v=1:1:2)\n    at ${ORIGIN}/assets/b.js:3:4\n    at f (https://cdn.test/x.js:5:6)`
  const firefox = `Reader@${ORIGIN}/assets/a.js?v=1:1:2\n@${ORIGIN}/assets/b.js:3:4\nf@https://cdn.test/x.js:5:6\n`
  const frames = [
    { function: 'Reader', file: '/assets/a.js', line: 1, column: 2 },
    { function: '', file: '/assets/b.js', line: 3, column: 4 },
    { function: 'f', file: 'outside', line: 5, column: 6 },
  ]
  expect(stackFrames(chromium, ORIGIN)).toEqual(frames)
  expect(stackFrames(firefox, ORIGIN)).toEqual(frames)
})
