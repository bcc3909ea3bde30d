import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import * as m from '#messages/reading/offline/mark.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { offlineArticles } from './api.ts'

/** Without a network: whether the article can be opened. What is not here is said to the ear, and its row is quiet to the eye. */
export function OfflineMark({ articleId }: { articleId: string }) {
  const isOffline = useOffline()
  const here = useQuery({ ...offlineArticles(), enabled: isOffline }).data
  if (!isOffline || !here) return null
  if (!here.has(articleId))
    return (
      <span data-not-here className="sr-only">
        {m.notHere}
      </span>
    )
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-accent">
      <Smartphone aria-hidden="true" className="size-4" />
      {m.available}
    </span>
  )
}
