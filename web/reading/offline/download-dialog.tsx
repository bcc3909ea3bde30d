import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LANGUAGE_NAMES, type Language } from '#contract/languages.ts'
import type { DailyEntry, DayPack } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/offline.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { dayPack } from './api.ts'
import { downloadDay, freeBytes } from './download-day.ts'
import { hasFigures, recordings, sizeOf, textBytes } from './download-order.ts'
import { megabytes } from './megabytes.ts'

export function DownloadDialog({ entry, onClose }: { entry: DailyEntry; onClose: () => void }) {
  const pack = useQuery(dayPack(entry.entry_id))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.download}
      description={formatDay(entry.publication_date, 'long')}
    >
      {pack.isPending && (
        <Loading label={m.checkingSize}>
          <div className="h-40">
            <SkeletonLines count={5} />
          </div>
        </Loading>
      )}
      {pack.isError && !pack.data && <LoadFailure title={m.sizeDidNotLoad} error={pack.error} onRetry={() => pack.refetch()} />}
      {pack.data && <Order pack={pack.data} onClose={onClose} />}
    </Dialog>
  )
}

function Order({ pack, onClose }: { pack: DayPack; onClose: () => void }) {
  const sounds = recordings(pack)
  const [languages, setLanguages] = useState<Language[]>(() => sounds.slice(0, 1).map(({ language }) => language))
  const free = useFreeBytes()
  const size = sizeOf({ pack, languages })
  const toggle = (language: Language) =>
    setLanguages(languages.includes(language) ? languages.filter((one) => one !== language) : [...languages, language])

  return (
    <div className="space-y-4">
      <p>
        {m.contents({
          count: pack.articles.length,
          pictures: hasFigures(pack) ? 'yes' : 'other',
          size: megabytes(textBytes(pack)),
        })}
      </p>
      {sounds.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="font-semibold">{m.audio}</legend>
          {sounds.map(({ language, bytes }) => (
            <label key={language} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" checked={languages.includes(language)} onChange={() => toggle(language)} />
              <span lang={language} className="flex-1 font-native">
                {LANGUAGE_NAMES[language]}
              </span>
              <span className="text-quiet tabular-nums">{megabytes(bytes)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {free !== undefined && free < size && <Notice tone="warning">{m.onlyFree({ free: megabytes(free) })}</Notice>}
      <p className="text-sm text-quiet">{m.whenDeleted}</p>
      <DialogFoot
        cancel={m.notNow}
        onCancel={onClose}
        action={m.downloadSize({ size: megabytes(size) })}
        onAction={() => {
          downloadDay({ pack, languages })
          onClose()
        }}
      />
    </div>
  )
}

function useFreeBytes(): number | undefined {
  const [free, setFree] = useState<number>()
  useEffect(() => {
    freeBytes().then(setFree)
  }, [])
  return free
}
