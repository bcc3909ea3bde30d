import { useQuery } from '@tanstack/react-query'
import { Check, Download } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/offline.ts'
import * as ui from '#messages/ui.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { offlineArticles, offlineDays } from './api.ts'
import { onProgress, type Progress, progressOf, removeDay } from './download-day.ts'
import { DownloadDialog } from './download-dialog.tsx'
import { megabytes, megabytesOf } from './megabytes.ts'

export function DownloadDay({ entry }: { entry: DailyEntry }) {
  const { entry_id: entryId } = entry
  const [isDialogOpen, setDialogOpen] = useState(false)
  const progress = useSyncExternalStore(onProgress, () => progressOf(entryId))
  const isOffline = useOffline()
  const kept = useQuery(offlineDays()).data?.find((day) => day.entryId === entryId)

  if (progress && progress.state !== 'failed') return <Running entryId={entryId} progress={progress} />
  return (
    <div className="space-y-3 pb-3">
      {progress && <Notice tone="error">{progress.text}</Notice>}
      {kept?.keptAt ? (
        <div className="flex flex-wrap items-center gap-x-3">
          <p role="status" className="flex items-center gap-2 text-sm text-quiet">
            <Check aria-hidden="true" className="size-4 text-good" />
            {m.downloaded({ size: megabytes(kept.bytes) })}
          </p>
          <Button variant="link" className="px-0" onClick={() => removeDay(entryId)}>
            {m.remove({ hidden: (text) => <span className="sr-only">{text}</span> })}
          </Button>
        </div>
      ) : isOffline ? (
        <OnDevice entry={entry} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button variant="outline" onClick={() => setDialogOpen(true)}>
            <Download aria-hidden="true" className="size-4" />
            {kept ? m.resume : m.download}
          </Button>
          {kept && (
            <Button variant="link" className="px-0" onClick={() => removeDay(entryId)}>
              {m.removePartial}
            </Button>
          )}
        </div>
      )}
      {isDialogOpen && <DownloadDialog entry={entry} onClose={() => setDialogOpen(false)} />}
    </div>
  )
}

function OnDevice({ entry: { articles } }: { entry: DailyEntry }) {
  const here = useQuery(offlineArticles()).data
  const count = here && articles.filter(({ article_id }) => here.has(article_id)).length
  return (
    <p className="min-h-11 py-2 text-sm text-quiet">
      {count !== undefined && `${m.available({ count, total: articles.length })} `}
      {m.downloadLater}
    </p>
  )
}

function Running({ entryId, progress }: { entryId: string; progress: Exclude<Progress, { state: 'failed' }> }) {
  const { state, bytes, of } = progress
  return (
    <div className="space-y-2 pb-3">
      <ThinBar share={of === 0 ? 0 : Math.min(1, bytes / of)} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-quiet tabular-nums">
          <span role="status">{state === 'paused' ? m.waiting : m.downloading}</span> {megabytesOf(bytes, of)}
        </p>
        <Button variant="outline" onClick={() => removeDay(entryId)}>
          {ui.cancel}
        </Button>
      </div>
    </div>
  )
}
