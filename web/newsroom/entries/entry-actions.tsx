import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, Download, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { failureText } from '#web/platform/http/call.ts'
import { saveJson } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { audience, useSetStatus } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

type OpenDialog = 'publish' | 'schedule' | 'delete' | undefined

const FAILED = 'We could not change the day. Please try again.'

export function EntryActions({ entry, onDeleted }: { entry: EntryDetail; onDeleted: () => void }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const { entry_id, status, scheduled_for, revision, publication_date } = entry
  const change = useSetStatus(entry_id)
  const isDraft = status === 'draft'
  const queries = useQueryClient()
  const readers = useQuery(audience(publication_date, entry_id))
  const notifiesNobody = readers.data?.readers === 0
  const buttons = useRestoreFocus(status)
  const set = (next: 'published' | 'draft', done: string) =>
    change.mutate(
      { status: next, scheduled_for: null, expected_revision: revision },
      {
        onSuccess: () => {
          // Nobody is notified twice.
          if (next === 'published')
            queries.setQueryData(
              audience(publication_date, entry_id).queryKey,
              (known) => known && { ...known, readers: 0, was_announced: known.was_announced || !known.is_archive },
            )
          toast(done, 'success')
        },
        onError: (error) => toast(failureText(error, FAILED), 'error'),
        onSettled: () => setOpenDialog(undefined),
      },
    )

  const publish = () => set('published', 'Day published.')

  return (
    <div ref={buttons} className="flex flex-wrap gap-3">
      {isDraft && (
        <Button busy={change.isPending} onClick={() => (notifiesNobody ? publish() : setOpenDialog('publish'))}>
          <Eye aria-hidden="true" className="size-5" />
          Publish now
        </Button>
      )}
      {isDraft && (
        <Button variant="outline" onClick={() => setOpenDialog('schedule')}>
          <CalendarClock aria-hidden="true" className="size-5" />
          {scheduled_for ? 'Change schedule' : 'Schedule'}
        </Button>
      )}
      {(!isDraft || scheduled_for) && (
        <Button
          variant="outline"
          busy={change.isPending}
          onClick={() =>
            set('draft', isDraft ? 'Schedule removed.' : 'Day unpublished. Readers keep their progress and bookmarks.')
          }
        >
          <EyeOff aria-hidden="true" className="size-5" />
          {isDraft ? 'Remove schedule' : 'Unpublish'}
        </Button>
      )}
      <Button variant="outline" onClick={() => saveJson(`${publication_date}.json`, entry.payload)}>
        <Download aria-hidden="true" className="size-5" />
        Download JSON
      </Button>
      <Button variant="outline" onClick={() => setOpenDialog('delete')}>
        <Trash2 aria-hidden="true" className="size-5" />
        Delete…
      </Button>
      {openDialog === 'publish' && (
        <PublishDialog
          audience={readers.data}
          isBusy={change.isPending}
          onPublish={publish}
          onClose={() => setOpenDialog(undefined)}
          // The opening button disappears after publication.
          focusOnClose={() => buttons.current?.querySelector<HTMLElement>('button:enabled')}
        />
      )}
      {openDialog === 'schedule' && (
        <ScheduleDialog
          day={publication_date}
          entryId={entry_id}
          scheduledFor={scheduled_for}
          onSchedule={(at) => change.mutateAsync({ status: 'draft', scheduled_for: at, expected_revision: revision })}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'delete' && <DeleteDialog entry={entry} onClose={() => setOpenDialog(undefined)} onDeleted={onDeleted} />}
    </div>
  )
}

/** The pressed button is replaced; the first one takes focus. */
function useRestoreFocus(status: string) {
  const buttons = useRef<HTMLDivElement>(null)
  const previous = useRef(status)
  useEffect(() => {
    if (previous.current === status) return
    previous.current = status
    if (document.activeElement === document.body) buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [status])
  return buttons
}
