import 'fake-indexeddb/auto'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { readLongText, saveLongText } from './long-texts.ts'
import { useLongText } from './use-long-text.ts'

const NAME = 'upload/shared'
let field: ReturnType<typeof useLongText>

function Field() {
  field = useLongText(NAME)
  return null
}

function become(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const shows = (text: string) => vi.waitFor(() => expect(field.text).toBe(text))
const type = (text: string) => {
  field.setText(text)
  return shows(text)
}
const stored = () => readLongText('anu', NAME)

beforeEach(async () => {
  localStorage.clear()
  saveSession('t', { id: 'anu', email: 'anu@example.test', role: 'pro' } as User)
  await saveLongText('anu', NAME, '')
})

test('a long text that another tab has changed is followed, and not overwritten with the words of before', async () => {
  const root = createRoot(document.createElement('div'))
  root.render(<Field />)
  await shows('')
  await type('typed here')
  await vi.waitFor(async () => expect(await stored()).toBe('typed here'))

  become('hidden')
  await saveLongText('anu', NAME, 'typed in another tab')
  become('hidden')
  expect(await stored()).toBe('typed in another tab')
  become('visible')
  await shows('typed in another tab')

  await type('typed in another tab, and here')
  become('hidden')
  expect(await stored()).toBe('typed in another tab, and here')
  root.unmount()
  vi.restoreAllMocks()
})

test('what I typed in the last moment before my session expired is there when I return', async () => {
  const root = createRoot(document.createElement('div'))
  root.render(<Field />)
  await shows('')
  await type('A')
  await vi.waitFor(async () => expect(await stored()).toBe('A'))
  await type('A sentence to its last word')
  endSession('expired')
  root.unmount()
  saveSession('t2', { id: 'anu', email: 'anu@example.test', role: 'pro' } as User)
  await vi.waitFor(async () => expect(await stored()).toBe('A sentence to its last word'))
})
