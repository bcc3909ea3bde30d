import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { AssignedAnswer } from '#contract/practice/exchange.ts'
import { COMMENT_CHARACTERS } from '#contract/practice/exchange-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { formatNumber } from '#web/platform/text/amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { giveBack, sendReview } from './api.ts'
import type { ReportDialogFor } from './report-dialog-for.ts'
import { marksFor, marksText } from './words.ts'

interface ReviewFormProps {
  answer: AssignedAnswer
  /** The answer is no longer reserved. */
  onDone: () => void
  reportDialog: ReportDialogFor
}

/** Input is kept until sent. */
export function ReviewForm({ answer: { offer_id, demands }, onDone, reportDialog }: ReviewFormProps) {
  const draft = useDraft(`exchange-review/${offer_id}`, { comment: '', scores: '' })
  const [isReporting, setReporting] = useState(false)
  const chosen = draft.values.scores.split(',')
  const scores = demands.map((_, n) => chosen[n] ?? '')
  const isComplete = scores.every(Boolean) && draft.values.comment.trim().length >= COMMENT_CHARACTERS.least
  const send = useMutation({
    mutationFn: () => sendReview(offer_id, { scores: scores.map(Number), comment: draft.values.comment }),
    onSuccess: () => {
      draft.clear()
      toast('Thank you. Your review was sent.', 'success')
      onDone()
    },
  })
  const back = useMutation({
    mutationFn: () => giveBack(offer_id),
    onSuccess: onDone,
    onError: (error) => toast(failureText(error, 'The answer could not be given back. Please try again.'), 'error'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !send.isPending) send.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <fieldset>
        <legend className="mb-2 text-lg font-semibold">Key demands</legend>
        <div className="divide-y divide-line border-y border-line">
          {demands.map((demand, n) => (
            <DemandMarks
              key={demand.point}
              demand={demand}
              score={scores[n] ?? ''}
              onScore={(value) => draft.set('scores', scores.map((score, at) => (at === n ? value : score)).join())}
            />
          ))}
        </div>
      </fieldset>
      <Field
        label="Comment"
        hint={`What is good, and what is missing? ${COMMENT_CHARACTERS.least} to ${formatNumber(COMMENT_CHARACTERS.most)} characters. Don’t say who you are.`}
      >
        <TextArea
          dir="auto"
          rows={5}
          maxLength={COMMENT_CHARACTERS.most}
          value={draft.values.comment}
          onChange={({ target }) => draft.set('comment', target.value)}
        />
      </Field>
      {send.isError && <Notice tone="error">{failureText(send.error, 'The review could not be sent. Please try again.')}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!isComplete} busy={send.isPending}>
          Send the review
        </Button>
        <Button variant="outline" busy={back.isPending} onClick={() => back.mutate()}>
          Give it back
        </Button>
        <Button variant="ghost" onClick={() => setReporting(true)}>
          Report
        </Button>
      </div>
      {isReporting && reportDialog({ offerId: offer_id }, () => setReporting(false))}
    </form>
  )
}

interface DemandMarksProps {
  demand: AssignedAnswer['demands'][number]
  /** Hundredths; empty: not yet given. */
  score: string
  onScore: (score: string) => void
}

function DemandMarks({ demand: { point, marks_hundredths }, score, onScore }: DemandMarksProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-3 py-2">
      <label htmlFor={id} className="wrap-anywhere">
        {point}
      </label>
      <Select id={id} value={score} onChange={({ target }) => onScore(target.value)}>
        <option value="">– of {marksText(marks_hundredths)}</option>
        {marksFor(marks_hundredths).map((marks) => (
          <option key={marks} value={marks}>
            {marksText(marks)} of {marksText(marks_hundredths)}
          </option>
        ))}
      </Select>
    </div>
  )
}
