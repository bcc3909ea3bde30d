import { useRef, useState } from 'react'
import { cutText } from '#contract/cut-text.ts'
import {
  MAX_REPORT_ANSWER,
  MISTAKE_DECISIONS,
  MISTAKE_STATUS_LABELS,
  type MistakeDecision,
} from '#contract/newsroom/mistake-report-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type ReportedMistake, useDecideReport } from './api.ts'
import { neighbourOf } from './use-mistake-keys.ts'

export function DecisionForm({ report: { report_id, corrections } }: { report: ReportedMistake }) {
  const box = useRef<HTMLDivElement>(null)
  const draft = useDraft(`mistake-answer/${report_id}`, { answer: '' })
  const [correctionId, setCorrectionId] = useState('')
  const decide = useDecideReport(report_id)
  const answer = (status: MistakeDecision) => {
    const correction = status === 'corrected' ? { correction_id: correctionId } : {}
    const next = neighbourOf(box.current)
    decide.mutate(
      { status, answer: draft.values.answer, ...correction },
      {
        onSuccess: () => {
          draft.clear()
          toast('The reader is notified.', 'success')
          next?.focus()
        },
        onError: (error) => toast(failureText(error, 'The decision could not be saved. Please try again.'), 'error'),
      },
    )
  }
  return (
    <div ref={box} className="space-y-3 border-t border-line pt-3">
      <Field label="Sentence to the reader (optional)">
        <TextArea
          rows={2}
          maxLength={MAX_REPORT_ANSWER}
          value={draft.values.answer}
          onChange={({ target }) => draft.set('answer', target.value)}
        />
      </Field>
      {corrections.length === 0 ? (
        <p className="text-sm text-quiet">
          “Corrected” can be chosen once the article has a correction: edit it, and say what was wrong and what is right.
        </p>
      ) : (
        <Field label="Correction that followed" hint="Needed for “Corrected”: the notification leads the reader there.">
          <Select value={correctionId} onChange={({ target }) => setCorrectionId(target.value)}>
            <option value="">Choose a correction</option>
            {corrections.map(({ note_id, at, right }) => (
              <option key={note_id} value={note_id}>
                {`${formatDate(at)}: ${cutText(right, 80)}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">Decision</legend>
        {MISTAKE_DECISIONS.map((status) => (
          <Button
            key={status}
            variant={status === 'corrected' ? 'default' : 'outline'}
            busy={decide.isPending && decide.variables.status === status}
            disabled={decide.isPending || (status === 'corrected' && correctionId === '')}
            onClick={() => answer(status)}
          >
            {MISTAKE_STATUS_LABELS[status]}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
