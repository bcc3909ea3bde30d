import { useQuery } from '@tanstack/react-query'
import { audience } from '#web/newsroom/entries/api.ts'
import { audienceText } from '#web/newsroom/entries/audience-text.ts'
import { formatIndianTime, fromIndianTime } from '#web/platform/time/indian-time.ts'
import { Choice } from '#web/ui/form/choice.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import type { PublishOption } from './publish-option.ts'

const OPTIONS = [
  { value: 'now', label: 'Publish now' },
  { value: 'draft', label: 'Save as draft' },
  { value: 'later', label: 'Schedule' },
] as const

interface PublishChoiceProps {
  choice: PublishOption
  entryId: string | undefined
  /** Of the day. */
  date: string | undefined
  onChange: (choice: PublishOption) => void
}

export function PublishChoice({ choice, entryId, date, onChange }: PublishChoiceProps) {
  const readers = useQuery(audience(date, entryId, choice.how === 'later' ? choice.at : undefined))
  const at = fromIndianTime(choice.at)
  const isPast = at !== undefined && Date.parse(at) <= Date.now()
  return (
    <Choice legend="Publication" options={OPTIONS} value={choice.how} onChange={(how) => onChange({ ...choice, how })}>
      {choice.how !== 'draft' && <p className="min-h-6 text-sm text-quiet">{readers.data && audienceText(readers.data)}</p>}
      {choice.how === 'later' && (
        <div className="max-w-xs">
          <Field
            label="Date and time (IST)"
            hint={at && !isPast ? `Will be published on ${formatIndianTime(at)}` : undefined}
            error={isPast ? 'This time has passed. Choose a later time or publish now.' : undefined}
          >
            <Input
              type="datetime-local"
              value={choice.at}
              onChange={(event) => onChange({ ...choice, at: event.target.value })}
            />
          </Field>
        </div>
      )}
    </Choice>
  )
}
