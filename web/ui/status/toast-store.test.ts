import { expect, test } from 'vitest'
import { toast, toastMessages } from './toast-store.ts'

test('what is said again stands there once, as the newest', () => {
  toast('Forums updated')
  toast('Saved')
  toast('Forums updated')
  const [first, second, ...rest] = toastMessages()
  expect([first?.text, second?.text, rest]).toEqual(['Saved', 'Forums updated', []])
  expect(second?.id).toBeGreaterThan(first?.id ?? 0)
})
