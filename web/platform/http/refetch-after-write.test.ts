import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refetchAfterWrite } from './refetch-after-write.ts'

test('a list that was requested for the first time during a write shows the write', async () => {
  const queries = new QueryClient()
  const replies: ((ids: string[]) => void)[] = []
  const queryFn = () => new Promise<string[]>((resolve) => replies.push(resolve))
  const list = new QueryObserver(queries, { queryKey: ['read'], queryFn })
  const stop = list.subscribe(() => {})

  const refetched = refetchAfterWrite(queries, { queryKey: ['read'] })
  await vi.waitFor(() => expect(replies).toHaveLength(2))
  replies[1]?.(['the article'])
  replies[0]?.([])
  await refetched
  expect(list.getCurrentResult().data).toEqual(['the article'])
  stop()
})
