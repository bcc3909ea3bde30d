import { useState } from 'react'
import type { Highlight } from '#contract/syllabus/notes.ts'
import { MAX_HIGHLIGHTS_OF_ARTICLE } from '#contract/syllabus/notes-rules.ts'
import * as m from '#messages/syllabus/notes.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { sendToReview } from './api.ts'

/** Sends only listed highlights that have a question. */
export function AddToReview({ rows }: { rows: readonly Highlight[] }) {
  const [busy, setBusy] = useState(false)
  const ready = rows
    .filter(({ article, is_in_review, card }) => article && !is_in_review && card)
    .slice(0, MAX_HIGHLIGHTS_OF_ARTICLE)
  if (ready.length === 0) return null
  const add = async () => {
    const { added, known, without_question } = await sendToReview(ready.map(({ highlight_id }) => highlight_id))
    const rest = [
      known > 0 && m.hadCard({ count: known }),
      without_question.length > 0 && m.withoutQuestion({ count: without_question.length }),
    ]
    toast([m.cardsAdded({ count: added }), ...rest].filter(Boolean).join(' '), 'success')
  }
  return (
    <Button
      variant="outline"
      className="mb-2"
      busy={busy}
      onClick={() => {
        setBusy(true)
        add()
          .catch((error) => toast(failureText(error, m.failed), 'error'))
          .finally(() => setBusy(false))
      }}
    >
      {m.addToReview({ count: ready.length })}
    </Button>
  )
}
