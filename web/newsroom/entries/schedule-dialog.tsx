import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SCHEDULE_PAST } from '#contract/newsroom/entry-rules.ts'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { formatIndianTime, fromIndianTime, inIndianTime } from '#web/platform/time/indian-time.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { audience } from './api.ts'
import { audienceText } from './audience-text.ts'

const AT = 'at'

interface ScheduleDialogProps {
  day: string
  /** Of a day that exists. */
  entryId?: string
  scheduledFor?: string | null
  /** @param at an instant to come */
  onSchedule: (at: string) => Promise<unknown>
  onClose: () => void
}

export function ScheduleDialog({ day, entryId, scheduledFor, onSchedule, onClose }: ScheduleDialogProps) {
  const [at, setAt] = useState(scheduledFor ? inIndianTime(scheduledFor) : `${day}T06:00`)
  const readers = useQuery(audience(day, entryId, at))
  const { isBusy, onSubmit, error, errorOf } = useSubmit(async (form) => {
    const at = fromIndianTime(textOf(form, AT))
    if (!at) throw new FieldMistake(AT, 'Choose a date and a time')
    if (Date.parse(at) <= Date.now()) throw new FieldMistake(AT, SCHEDULE_PAST)
    await onSchedule(at)
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
