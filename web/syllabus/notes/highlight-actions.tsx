import { useState } from 'react'
import type { HighlightFilter } from '#contract/syllabus/notes.ts'
import { type ExportFormat, MAX_HIGHLIGHTS_OF_ARTICLE } from '#contract/syllabus/notes-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { exportHighlights, sendToReview } from './api.ts'

interface HighlightActionsProps {
  filter: HighlightFilter
  ids: string[]
}

const FORMATS: Record<ExportFormat, string> = { markdown: 'Markdown', csv: 'CSV', cards: 'cards for Anki' }

/** Sends only listed highlights; exports all matches. */
export function HighlightActions({ filter, ids }: HighlightActionsProps) {
  const [busy, setBusy] = useState<string>()
  const act = (name: string, work: () => Promise<void>) => {
    setBusy(name)
    work()
      .catch((error) => toast(failureText(error, 'That did not work. Please try again.'), 'error'))
      .finally(() => setBusy(undefined))
  }
  const toReview = ids.slice(0, MAX_HIGHLIGHTS_OF_ARTICLE)
  const review = async () => {
    const { added, known } = await sendToReview(toReview)
    const already = known > 0 ? ` ${known} had one already.` : ''
    toast(`${counted(added, 'card')} added to the review.${already}`, 'success')
  }
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button busy={busy === 'review'} onClick={() => act('review', review)}>
        {`Add ${counted(toReview.length, 'highlight')} to the review`}
      </Button>
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
  )
}
