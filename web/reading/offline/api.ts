import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { audio } from '#contract/reading/audio.ts'
import { daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { articleName, type OfflineDay, readDays, replyNames } from '#web/platform/offline/offline-store.ts'

const DEVICE = ['on-this-device']

/** What a day holds and how large it is, before anything of it is fetched. */
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

/** The articles that open without a network. */
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

/** A recording as it is, for keeping it. @param onBytes is told of every piece that arrives */
export const fetchRecording = (
  recording: { articleId: string; language: Language },
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<Blob> => callFile(audio.listen, { params: recording, signal }, onBytes)
