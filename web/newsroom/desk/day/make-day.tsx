import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Eye, FilePen } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#contract/amounts.ts'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { audience } from '#web/newsroom/entries/api.ts'
import { audienceText } from '#web/newsroom/entries/audience-text.ts'
import { ScheduleDialog } from '#web/newsroom/entries/schedule-dialog.tsx'
import { formatDay } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type DeskEntry, useHandOver } from './api.ts'
import { isApproved } from './desk-texts.ts'
import { Refusal } from './refusal.tsx'

interface MakeDayProps {
  day: string
  /** Not in their day yet; at least one. */
  open: readonly ListedDraft[]
  entry: DeskEntry | undefined
}

export function MakeDay({ day, open, entry }: MakeDayProps) {
  const waiting = open.filter((draft) => !isApproved(draft))
  const title = entry ? 'Add to the day' : 'Make the day'
  if (waiting.length > 0)
    return (
      <Card title={title} intro={`Everything has to be approved first: ${counted(waiting.length, 'draft')} to go.`}>
        <ul className="list-disc space-y-1 ps-5">
          {waiting.map(({ draft_id, title }) => (
            <li key={draft_id} className="wrap-anywhere">
              {title}
            </li>
          ))}
        </ul>
      </Card>
    )
  return <Card title={title}>{entry ? <AddToDay day={day} entry={entry} /> : <NewDay day={day} />}</Card>
}

function NewDay({ day }: { day: string }) {
  const [dialog, setDialog] = useState<'publish' | 'schedule'>()
  const make = useHandOver(day)
  const close = () => setDialog(undefined)
  const asDraft = () =>
    make.mutate(
      { status: 'draft', scheduled_for: null },
      { onSuccess: () => toast('The day is a draft. Publish it from Manage Entries.', 'success') },
    )
  return (
    <>
      {make.error && dialog === undefined && <Refusal error={make.error} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDialog('publish')}>
          <Eye aria-hidden="true" className="size-5" />
          Publish now
        </Button>
        <Button variant="outline" onClick={() => setDialog('schedule')}>
          <CalendarClock aria-hidden="true" className="size-5" />
          Schedule
        </Button>
        <Button variant="outline" busy={make.isPending && dialog === undefined} onClick={asDraft}>
          <FilePen aria-hidden="true" className="size-5" />
          Make it a draft
        </Button>
      </div>
      {dialog === 'publish' && <PublishNow day={day} onClose={close} />}
      {dialog === 'schedule' && (
        <ScheduleDialog day={day} onSchedule={(at) => make.mutateAsync({ status: 'draft', scheduled_for: at })} onClose={close} />
      )}
    </>
  )
}

function PublishNow({ day, onClose }: { day: string; onClose: () => void }) {
  const readers = useQuery(audience(day))
  const make = useHandOver(day)
  const publish = () =>
    make.mutate(
      { status: 'published', scheduled_for: null },
      {
        onSuccess: () => {
          toast('Day published.', 'success')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Publish ${formatDay(day, 'compact')} now?`}
      description={readers.data && audienceText(readers.data)}
    >
      <div className="space-y-4">
        {make.error && <Refusal error={make.error} />}
        <DialogFoot onCancel={onClose} action="Publish" onAction={publish} busy={make.isPending} />
      </div>
    </Dialog>
  )
}

/** The day keeps what it has, and its status. */
function AddToDay({ day, entry: { status, scheduled_for } }: { day: string; entry: DeskEntry }) {
  const make = useHandOver(day)
  const add = () => make.mutate({ status, scheduled_for }, { onSuccess: () => toast('Added to the day.', 'success') })
  return (
    <>
      <p>
        {status === 'published'
          ? 'The day is published. It keeps its articles, and readers see the new ones at once.'
          : 'The day exists and keeps its articles. Its status stays as it is.'}
      </p>
      {make.error && <Refusal error={make.error} />}
      <Button busy={make.isPending} onClick={add}>
        Add to the day
      </Button>
    </>
  )
}
