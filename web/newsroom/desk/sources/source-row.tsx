import { Pencil, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#contract/amounts.ts'
import { SOURCE_KINDS } from '#contract/newsroom/sources/source-rules.ts'
import type { Source } from '#contract/newsroom/sources.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatTime } from '#web/platform/time/dates.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useFetchSource } from './api.ts'
import { ChangeSource } from './change-source.tsx'
import { DeleteSource } from './delete-source.tsx'
import { SourcePassages } from './source-passages.tsx'

export function SourceRow({ source, canFetch }: { source: Source; canFetch: boolean }) {
  return (
    <li className="space-y-2 px-4 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 space-y-1">
          <SourceTitle source={source} />
          <QuietLine>
            <SourceState source={source} />
            {source.publisher && <span className="wrap-anywhere">{source.publisher}</span>}
            {source.state === 'added' && counted(source.passages, 'passage')}
            {source.fetched_at && `Fetched at ${formatTime(source.fetched_at)}`}
            {source.added_by && `Added by ${source.added_by}`}
          </QuietLine>
          {source.licence && <p className="text-sm wrap-anywhere">{`Licence: ${source.licence}`}</p>}
          {source.reason && <p className={source.state === 'failed' ? 'text-sm text-danger' : 'text-sm'}>{reasonOf(source)}</p>}
          {source.is_cut && <p className="text-sm">The end of it was left out, because it is too long.</p>}
        </div>
        <SourceActions source={source} canFetch={canFetch} />
      </div>
      {source.state === 'added' && <SourcePassages source={source} />}
    </li>
  )
}

const reasonOf = ({ state, reason }: Source) => (state === 'failed' ? reason : `${reason}. It will be tried again.`)

function SourceTitle({ source: { title, address } }: { source: Source }) {
  if (!address) return <p className="font-medium wrap-anywhere">{title}</p>
  return (
    <a href={address} target="_blank" rel="noreferrer" className="font-medium underline underline-offset-4 wrap-anywhere">
      {title}
    </a>
  )
}

function SourceState({ source: { state, kind, reason } }: { source: Source }) {
  if (state === 'failed') return <Badge tone="danger">Failed</Badge>
  if (state === 'added') return SOURCE_KINDS[kind]
  // Between two tries.
  if (reason) return 'Waiting'
  return (
    <span className="inline-flex items-center gap-2">
      <Spinner />
      Being fetched
    </span>
  )
}

function SourceActions({ source, canFetch }: { source: Source; canFetch: boolean }) {
  const [open, setOpen] = useState<'change' | 'delete'>()
  const again = useFetchSource(source.day)
  const fetchAgain = () =>
    again.mutate(source.address ?? '', {
      onError: (error) => toast(failureText(error, 'We could not fetch it. Please try again.'), 'error'),
    })
  const mayFetch = canFetch && source.state === 'failed' && source.kind === 'address'
  return (
    <>
      <ActionMenu
        label={`More for ${source.title}`}
        actions={[
          ...(mayFetch ? [{ label: 'Fetch it again', icon: RotateCw, act: fetchAgain }] : []),
          { label: 'Title, publisher, licence…', icon: Pencil, act: () => setOpen('change') },
          { label: 'Delete…', icon: Trash2, act: () => setOpen('delete') },
        ]}
      />
      {open === 'change' && <ChangeSource source={source} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && <DeleteSource source={source} onClose={() => setOpen(undefined)} />}
    </>
  )
}
