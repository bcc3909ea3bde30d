import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import * as m from '#messages/reading/offline/mark.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { offlineArticles } from './api.ts'

/** Shown only offline, and only of articles on this device: below the day stands how many these are. */
export function OfflineMark({ articleId }: { articleId: string }) {
  const isOffline = useOffline()
  const here = useQuery({ ...offlineArticles(), enabled: isOffline }).data
  if (!isOffline || !here?.has(articleId)) return null
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-accent">
      <Smartphone aria-hidden="true" className="size-4" />
      {m.available}
    </span>
  )
}
