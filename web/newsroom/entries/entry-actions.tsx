import { CalendarClock, Download, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { failureText } from '#web/platform/http/call.ts'
import { saveJson } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useSetStatus } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

type Opened = 'schedule' | 'delete' | undefined

const FAILED = 'The day could not be changed. Please try again.'

export function EntryActions({ entry, onDeleted }: { entry: EntryDetail; onDeleted: () => void }) {
  const [opened, setOpened] = useState<Opened>()
  const { entry_id, status, scheduled_for, revision, publication_date } = entry
  const change = useSetStatus(entry_id)
  const isDraft = status === 'draft'
  const buttons = useFocusKept(status)
  const set = (next: 'published' | 'draft', done: string) =>
    change.mutate(
      { status: next, scheduled_for: null, expected_revision: revision },
      {
        onSuccess: () => toast(done, 'success'),
        onError: (error) => toast(failureText(error, FAILED), 'error'),
      },
    )

  return (
    <div ref={buttons} className="flex flex-wrap gap-3">
      {isDraft && (
        <Button busy={change.isPending} onClick={() => set('published', 'The day is published.')}>
          <Eye aria-hidden="true" className="size-5" />
          Publish now
        </Button>
      )}
      {isDraft && (
        <Button variant="outline" onClick={() => setOpened('schedule')}>
          <CalendarClock aria-hidden="true" className="size-5" />
          {scheduled_for ? 'Change the schedule' : 'Schedule'}
        </Button>
      )}
      {(!isDraft || scheduled_for) && (
        <Button
          variant="outline"
          busy={change.isPending}
          onClick={() =>
            set(
              'draft',
              isDraft ? 'The day is off the schedule.' : 'The day is a draft again. Readers keep progress and bookmarks.',
            )
          }
        >
          <EyeOff aria-hidden="true" className="size-5" />
          {isDraft ? 'Take off the schedule' : 'Unpublish'}
        </Button>
      )}
      <Button variant="outline" onClick={() => saveJson(`${publication_date}.json`, entry.payload)}>
        <Download aria-hidden="true" className="size-5" />
        Download JSON
      </Button>
      <Button variant="outline" onClick={() => setOpened('delete')}>
        <Trash2 aria-hidden="true" className="size-5" />
        Delete…
      </Button>
      {opened === 'schedule' && <ScheduleDialog entry={entry} onClose={() => setOpened(undefined)} />}
      {opened === 'delete' && <DeleteDialog entry={entry} onClose={() => setOpened(undefined)} onDeleted={onDeleted} />}
    </div>
  )
}

/** Another state takes the pressed button away; the focus goes to what stands in its place. */
function useFocusKept(status: string) {
  const buttons = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    if (document.activeElement === document.body) buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [status])
  return buttons
}
