import { useState } from 'react'
import type { Highlight, HighlightFilter } from '#contract/syllabus/notes.ts'
import { type ExportFormat, MAX_HIGHLIGHTS_OF_ARTICLE } from '#contract/syllabus/notes-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { counted, plural } from '#web/platform/text/amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { exportHighlights, sendToReview } from './api.ts'

interface HighlightActionsProps {
  filter: HighlightFilter
  rows: readonly Highlight[]
}

const FORMATS: Record<ExportFormat, string> = { markdown: 'Markdown', csv: 'CSV', cards: 'cards for Anki' }

/** Sends only listed highlights; exports all matches. */
export function HighlightActions({ filter, rows }: HighlightActionsProps) {
  const [busy, setBusy] = useState<string>()
  const act = (name: string, work: () => Promise<void>) => {
    setBusy(name)
    work()
      .catch((error) => toast(failureText(error, 'That did not work. Please try again.'), 'error'))
      .finally(() => setBusy(undefined))
  }
  const fresh = rows.filter(({ article, is_in_review }) => article && !is_in_review)
  const asking = fresh.filter(({ card }) => card).slice(0, MAX_HIGHLIGHTS_OF_ARTICLE)
  const silent = fresh.filter(({ card }) => !card).length
  const review = async () => {
    const { added, known, without_question } = await sendToReview(asking.map(({ highlight_id }) => highlight_id))
    const rest = [known > 0 && `${known} had one already.`, without_question.length > 0 && noQuestion(without_question.length)]
    toast([`${counted(added, 'card')} added to the review.`, ...rest].filter(Boolean).join(' '), 'success')
  }
  return (
    <div className="mb-4 space-y-2">
      {asking.length > 0 && (
        <Button busy={busy === 'review'} onClick={() => act('review', review)}>
          {`Add ${counted(asking.length, 'highlight')} to the review`}
        </Button>
      )}
      {silent > 0 && <p className="text-sm text-quiet">{noQuestion(silent)}</p>}
      <Fold summary="Save as a file">
        <div className="flex flex-wrap gap-2">
          {Object.entries(FORMATS).map(([format, name]) => (
            <Button
              key={format}
              variant="outline"
              busy={busy === format}
              onClick={() => act(format, () => exportHighlights(format as ExportFormat, filter))}
            >
              {`Save as ${name}`}
            </Button>
          ))}
        </div>
      </Fold>
    </div>
  )
}

const noQuestion = (count: number) =>
  `${count} ${plural(count, { one: 'needs', other: 'need' })} a question: open ${plural(count, { one: 'it', other: 'one' })}, then choose the words to hide or write a question as its note.`
