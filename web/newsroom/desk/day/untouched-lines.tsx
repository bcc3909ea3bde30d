import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import { cutText } from '#contract/cut-text.ts'
import { failureText } from '#web/platform/http/call.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { usePlan } from './api.ts'
import { MAX_TITLE } from './limits.ts'
import { type Line, untouchedLines } from './syllabus-lines.ts'

const SHOWN = 8

/** @param taken lines that ideas and drafts name */
export function UntouchedLines({ taken }: { taken: readonly string[] }) {
  const { data } = useQuery(syllabusTree('en'))
  const [most, setMost] = useState(SHOWN)
  const lines = data ? untouchedLines(data, taken) : []
  if (lines.length === 0) return null
  return (
    <Fold open={false} summary={`Lines of the syllabus that the library never touched (${formatNumber(lines.length)})`}>
      <ul aria-label="Lines without an article" className="divide-y divide-line border-y border-line">
        {lines.slice(0, most).map((line) => (
          <LineRow key={line.node} line={line} />
        ))}
      </ul>
      {lines.length > most && (
        <Button variant="link" className="px-0!" onClick={() => setMost(most + 4 * SHOWN)}>
          Show more lines
        </Button>
      )}
    </Fold>
  )
}

function LineRow({ line: { node, paper, text } }: { line: Line }) {
  const plan = usePlan()
  const noteIdea = () =>
    plan.mutate(
      { title: cutText(text, MAX_TITLE), syllabus: [node] },
      {
        onSuccess: () => toast('It is among the ideas now.', 'success'),
        onError: (error) => toast(failureText(error, 'We could not note the idea. Please try again.'), 'error'),
      },
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="text-sm text-quiet">{paper} </span>
        {text}
      </span>
      <Button variant="outline" size="sm" aria-label={`Make it an idea: ${text}`} busy={plan.isPending} onClick={noteIdea}>
        Make it an idea
      </Button>
    </li>
  )
}
