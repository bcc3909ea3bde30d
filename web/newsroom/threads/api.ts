import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type SavedThread, threads } from '#contract/newsroom/threads.ts'
import { call } from '#web/platform/http/call.ts'

const KEY = 'threads'

export const editedThreads = () =>
  queryOptions({
    queryKey: [KEY, 'admin'],
    queryFn: async ({ signal }) => (await call(threads.adminList, { signal })).data,
    staleTime: 0,
  })

export const editedThread = (threadId: string) =>
  queryOptions({
    queryKey: [KEY, 'admin', threadId],
    queryFn: async ({ signal }) => (await call(threads.adminRead, { params: { threadId }, signal })).data,
    staleTime: 0,
    // Would replace what is being typed.
    refetchOnWindowFocus: false,
  })

/** Asked for with a button. */
export const proposals = (articleIds: readonly string[]) =>
  queryOptions({
    queryKey: [KEY, 'proposals', ...articleIds],
    queryFn: async ({ signal }) => (await call(threads.proposals, { query: { articles: articleIds.join(',') }, signal })).data,
    staleTime: 0,
  })

/** @param threadId undefined for a new one */
export function useSaveThread(threadId: string | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: SavedThread): Promise<string> => {
      if (threadId === undefined) return (await call(threads.create, { body })).data.thread_id
      await call(threads.save, { params: { threadId }, body })
      return threadId
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

export function useRemoveThread() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (threadId: string) => call(threads.remove, { params: { threadId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY, 'admin'], exact: true }),
  })
}
