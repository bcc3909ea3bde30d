import { fromIndianTime, sayIndianTime } from '#web/platform/time/indian-time.ts'
import { Choice } from '#web/ui/form/choice.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import type { PublishWish } from './publish-wish.ts'

const OPTIONS = [
  { value: 'now', label: 'Publish now' },
  { value: 'draft', label: 'Save as draft' },
  { value: 'later', label: 'Schedule' },
] as const

export function PublishChoice({ wish, onChange }: { wish: PublishWish; onChange: (wish: PublishWish) => void }) {
  const at = fromIndianTime(wish.at)
  const isPast = at !== undefined && Date.parse(at) <= Date.now()
  return (
    <Choice legend="When readers see it" options={OPTIONS} value={wish.how} onChange={(how) => onChange({ ...wish, how })}>
      {wish.how === 'later' && (
        <div className="max-w-xs">
          <Field
            label="Date and time in India"
            hint={at && !isPast ? `Published by itself on ${sayIndianTime(at)}` : undefined}
            error={isPast ? 'This time has passed. Choose a later one, or publish now.' : undefined}
          >
            <Input type="datetime-local" value={wish.at} onChange={(event) => onChange({ ...wish, at: event.target.value })} />
          </Field>
        </div>
      )}
    </Choice>
  )
}
