import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LANGUAGE_NAMES, type Language } from '#contract/languages.ts'
import type { DailyEntry, DayPack } from '#contract/reading/daily.ts'
import { plural } from '#web/platform/text/amounts.ts'
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
      title="Download for offline reading"
      description={formatDay(entry.publication_date, 'long')}
    >
      {pack.isPending && (
        <Loading label="Checking the download size">
          <div className="h-40">
            <SkeletonLines count={5} />
          </div>
        </Loading>
      )}
      {pack.isError && !pack.data && (
        <LoadFailure what="The size of the download" error={pack.error} onRetry={() => pack.refetch()} />
      )}
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
        {plural(pack.articles.length, { one: 'One article', other: `${pack.articles.length} articles` })} with their translations,
        quizzes
        {hasFigures(pack) ? ', cards and pictures' : ' and cards'}: {megabytes(textBytes(pack))}.
      </p>
      {sounds.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="font-semibold">Audio</legend>
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
      {free !== undefined && free < size && <Notice tone="warning">Only about {megabytes(free)} is free on this device.</Notice>}
      <p className="text-sm text-quiet">The download is deleted when you remove it or sign out.</p>
      <DialogFoot
        cancel="Not now"
        onCancel={onClose}
        action={`Download ${megabytes(size)}`}
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
