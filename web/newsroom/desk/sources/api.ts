import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Source, sources } from '#contract/newsroom/sources.ts'
import { call } from '#web/platform/http/call.ts'

const SOURCES = 'desk-sources'
const FETCHING_MS = 2000

export const isFetching = ({ state }: Source): boolean => state === 'fetching'

export const daySources = (day: string) =>
  queryOptions({
    queryKey: [SOURCES, 'day', day],
    queryFn: async ({ signal }) => (await call(sources.list, { params: { day }, signal })).data,
    staleTime: 0,
    // A page comes within seconds.
    refetchInterval: ({ state }) => (state.data?.sources.some(isFetching) ? FETCHING_MS : false),
  })

/** Passages never change. */
export const sourcePassages = (sourceId: string) =>
  queryOptions({
    queryKey: [SOURCES, 'passages', sourceId],
    queryFn: async ({ signal }) => (await call(sources.read, { params: { sourceId }, signal })).data.passages,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Done once the list shows it. */
function useSourceMutation<Input, Reply>(change: (asked: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: [SOURCES, 'day'] }) })
}

export interface SourceText {
  title: string
  text: string
  address: string | null
  publisher: string
  licence: string
}

export const useAddText = (day: string) =>
  useSourceMutation(async (body: SourceText) => (await call(sources.add, { params: { day }, body })).data)

export const useUploadSource = (day: string) =>
  useSourceMutation(
    async (file: File) => (await call(sources.upload, { params: { day }, query: { name: file.name }, file })).data,
  )

export const useFetchSource = (day: string) =>
  useSourceMutation(async (address: string) => (await call(sources.fetch, { params: { day }, body: { address } })).data)

export const useChangeSource = (sourceId: string) =>
  useSourceMutation((body: Pick<Source, 'title' | 'publisher' | 'licence'>) =>
    call(sources.change, { params: { sourceId }, body }),
  )

export const useRemoveSource = () => useSourceMutation((sourceId: string) => call(sources.remove, { params: { sourceId } }))
