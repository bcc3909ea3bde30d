import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ExchangeDemand } from '#contract/practice/exchange.ts'
import { COMMENT_CHARACTERS } from '#contract/practice/exchange-rules.ts'
import type { ShownDemand } from '#contract/practice/question-languages.ts'
import * as m from '#messages/practice/exchange.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { DemandChoice } from '#web/practice/writing/answer/demand-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { giveBack, sendReview } from './api.ts'
import type { ReportDialogFor } from './report-dialog-for.ts'

interface ReviewFormProps {
  offerId: string
  demands: readonly ShownDemand<ExchangeDemand>[]
  /** The answer is no longer reserved. */
  onDone: () => void
  reportDialog: ReportDialogFor
}

/** Input is kept until sent. */
export function ReviewForm({ offerId, demands, onDone, reportDialog }: ReviewFormProps) {
  const draft = useDraft(`exchange-review/${offerId}`, { comment: '', scores: '' })
  const [isReporting, setReporting] = useState(false)
  const chosen = draft.values.scores.split(',')
  const scores = demands.map((_, n) => chosen[n] ?? '')
  const isComplete = scores.every(Boolean) && draft.values.comment.trim().length >= COMMENT_CHARACTERS.least
  const send = useMutation({
    mutationFn: () => sendReview(offerId, { scores: scores.map(Number), comment: draft.values.comment }),
    onSuccess: () => {
      draft.clear()
      toast(m.thanks, 'success')
      onDone()
    },
  })
  const back = useMutation({
    mutationFn: () => giveBack(offerId),
    onSuccess: onDone,
    onError: (error) => toast(failureText(error, m.notSkipped), 'error'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !send.isPending) send.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <fieldset>
        <legend className="mb-2 text-lg font-semibold">{m.keyDemands}</legend>
        <div className="space-y-4">
          {demands.map((demand, n) => (
            <DemandChoice
              key={demand.point}
              demand={demand}
              score={scores[n] ? Number(scores[n]) : null}
              onScore={(value) => draft.set('scores', scores.map((score, at) => (at === n ? value : score)).join())}
            />
          ))}
        </div>
      </fieldset>
      <Field label={m.comment} hint={m.commentHint(COMMENT_CHARACTERS)}>
        <TextArea
          dir="auto"
          rows={5}
          maxLength={COMMENT_CHARACTERS.most}
          value={draft.values.comment}
          onChange={({ target }) => draft.set('comment', target.value)}
        />
      </Field>
      {send.isError && <Notice tone="error">{failureText(send.error, m.notSent)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!isComplete} busy={send.isPending} className="max-sm:w-full">
          {m.sendReview}
        </Button>
        <Button variant="outline" busy={back.isPending} onClick={() => back.mutate()}>
          {m.skipAnswer}
        </Button>
        <Button variant="ghost" onClick={() => setReporting(true)}>
          {m.report}
        </Button>
      </div>
      {isReporting && reportDialog({ offerId }, () => setReporting(false))}
    </form>
  )
}
