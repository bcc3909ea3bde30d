import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { LoadFailure } from './load-failure.tsx'

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.'
const asks = { message: 'Failed to load forums. Please try again.' }

test.each([
  [
    'what the server said',
    { message: 'Failed to fetch bookmarks' },
    'The service is busy.',
    ['Failed to fetch bookmarks', 'The service is busy.'],
  ],
  ['nothing twice', { message: 'Failed' }, 'Failed', ['Failed', 'Please try again in a moment.']],
  ['one request to try again', asks, UNREACHABLE, [asks.message, 'The server could not be reached.']],
  ['that nothing is lost', { comfort: 'They are safe.' }, 'Busy.', ['They are safe. Busy.']],
])('a part that did not load says %s', (_, texts, said, expected) => {
  expect(shown(<LoadFailure title="Your bookmarks did not load" error={refusal(503, said)} {...texts} />)).toEqual([
    'Your bookmarks did not load',
    ...expected,
  ])
})

test('after too many requests it asks for patience', () => {
  const error = refusal(429, 'Too many requests. Please wait a moment and try again.')
  expect(shown(<LoadFailure title="Your cards did not load" comfort="They are safe." error={error} />)).toEqual([
    'Your cards did not load',
    'They are safe. Too many requests. Please wait a moment and try again.',
  ])
})

test('the text of a programming error is not shown', () => {
  expect(shown(<LoadFailure title="The forums did not load" error={new TypeError('x is not a function')} />)).toEqual([
    'The forums did not load',
    'Please try again in a moment.',
  ])
})

function shown(element: React.ReactElement): (string | null)[] {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  flushSync(() => root.render(element))
  const texts = Array.from(box.querySelectorAll('p'), (line) => line.textContent)
  root.unmount()
  return texts
}

const refusal = (status: number, text: string) => Object.assign(new Error(text), { status })
