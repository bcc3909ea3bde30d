import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { useSettled } from './use-settled.ts'

const Page = () => (useSettled() ? 'settled' : 'waiting')

test('what surrounds a page waits for the first replies, and then follows the cache no longer', async () => {
  const reply = Promise.withResolvers<string>()
  const query = queryClient.fetchQuery({ queryKey: ['a page'], queryFn: () => reply.promise })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(<Page />)
  await vi.waitFor(() => expect(box.textContent).toBe('waiting'))
  await vi.waitFor(() => expect(queryClient.getQueryCache().hasListeners()).toBe(true))
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  reply.resolve('here')
  await query
  await vi.waitFor(() => expect(box.textContent).toBe('settled'))
  const asked = frames.mock.calls.length
  queryClient.setQueryData(['another'], 1)
  // The cache tells its followers in a later task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(frames.mock.calls.length).toBe(asked)
  root.unmount()
})
