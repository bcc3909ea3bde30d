import { expect, test } from 'vitest'
import { dismissToast, toast, toastMessages } from './toast-store.ts'

test('a repeated message is shown once, as the newest', () => {
  for (const { id } of toastMessages()) dismissToast(id)
  toast('Forums updated')
  toast('Saved')
  toast('Forums updated')
  const [first, second, ...rest] = toastMessages()
  expect([first?.text, second?.text, rest]).toEqual(['Saved', 'Forums updated', []])
  expect(second?.id).toBeGreaterThan(first?.id ?? 0)
})
