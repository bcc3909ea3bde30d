import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { audio } from '#contract/reading/audio.ts'
import { daily } from '#contract/reading/daily.ts'
import { figures } from '#contract/reading/figures.ts'
import { call } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { articleName, type OfflineDay, readDays, replyNames } from '#web/platform/offline/offline-store.ts'

const DEVICE = ['on-this-device']

export const dayPack = (entryId: string) =>
  queryOptions({
    queryKey: ['daily', 'pack', entryId],
    queryFn: async ({ signal }) => (await call(daily.offline, { params: { entryId }, signal })).data,
  })

export const offlineDays = () =>
  queryOptions({
    queryKey: [...DEVICE, 'days'],
    queryFn: async (): Promise<OfflineDay[]> => {
      const owner = offlineOwner()
      return owner ? readDays(owner) : []
    },
  })

/** Ids of stored articles. */
export const offlineArticles = () =>
  queryOptions({
    queryKey: [...DEVICE, 'articles'],
    queryFn: async (): Promise<ReadonlySet<string>> => {
      const beginning = articleName('')
      const owner = offlineOwner()
      const found = owner ? await replyNames(owner) : []
      return new Set(found.filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length)))
    },
    staleTime: 0,
  })

export const refreshOfflineLists = () => queryClient.invalidateQueries({ queryKey: DEVICE })

/** @param onBytes called for each chunk */
export const fetchRecording = (
  recording: { articleId: string; language: Language },
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<Blob> => callFile(audio.listen, { params: recording, signal }, onBytes)

/** @param width `null` for a drawing */
export const fetchPicture = (imageId: string, width: number | null, signal: AbortSignal): Promise<Blob> =>
  width === null
    ? callFile(figures.image, { params: { imageId }, signal })
    : callFile(figures.sized, { params: { imageId, width }, signal })
