import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { SCHEDULE_PAST } from '#contract/newsroom/entry-rules.ts'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { formatIndianTime, fromIndianTime, inIndianTime } from '#web/platform/time/indian-time.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { audience, useSetStatus } from './api.ts'
import { audienceText } from './audience-text.ts'

const AT = 'at'

export function ScheduleDialog({ entry, onClose }: { entry: EntryDetail; onClose: () => void }) {
  const change = useSetStatus(entry.entry_id)
  const [at, setAt] = useState(entry.scheduled_for ? inIndianTime(entry.scheduled_for) : `${entry.publication_date}T06:00`)
  const readers = useQuery(audience(entry.publication_date, entry.entry_id, at))
  const { isBusy, onSubmit, error, errorOf } = useSubmit(async (form) => {
    const at = fromIndianTime(textOf(form, AT))
    if (!at) throw new FieldMistake(AT, 'Choose a date and a time')
    if (Date.parse(at) <= Date.now()) throw new FieldMistake(AT, SCHEDULE_PAST)
    await change.mutateAsync({ status: 'draft', scheduled_for: at, expected_revision: entry.revision })
    toast(`Scheduled for ${formatIndianTime(at)}.`, 'success')
    onClose()
  }, 'We could not schedule the day. Please try again.')

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Schedule this day"
      description={`It stays a draft until then and is published automatically. ${readers.data ? audienceText(readers.data) : ''}`}
    >
      <form onSubmit={onSubmit} noValidate className="space-y-4">
        {error && <Notice tone="error">{error}</Notice>}
        <Field label="Date and time (IST)" error={errorOf(AT)}>
          <Input type="datetime-local" name={AT} value={at} onChange={({ target }) => setAt(target.value)} />
        </Field>
        <DialogFoot onCancel={onClose} action="Schedule" busy={isBusy} />
      </form>
    </Dialog>
  )
}
