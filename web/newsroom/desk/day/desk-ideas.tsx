import { useState } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { useFocusKept } from '#web/platform/hooks/use-focus-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AddIdea } from './add-idea.tsx'
import type { Person } from './api.ts'
import { IdeaRow } from './idea-row.tsx'
import type { PickNodes } from './pick-nodes.ts'
import { UntouchedLines } from './untouched-lines.tsx'

const SHOWN = 12

interface DeskIdeasProps {
  ideas: readonly ListedDraft[]
  /** Planned in the shown month: their lines need no idea. */
  drafts: readonly ListedDraft[]
  people: readonly Person[]
  /** For which they are planned. */
  day: string
  pickNodes: PickNodes
}

export function DeskIdeas({ ideas, drafts, people, day, pickNodes }: DeskIdeasProps) {
  const [areAll, setAll] = useState(false)
  const kept = useFocusKept<HTMLDivElement>((list) => list.querySelector<HTMLElement>('button'))
  const shown = areAll ? ideas : ideas.slice(0, SHOWN)
  return (
    <Card title="Ideas" intro="Topics without a day. Plan one, and it becomes an article of that day.">
      <div {...kept} className="space-y-4">
        <AddIdea pickNodes={pickNodes} />
        {ideas.length === 0 && <p className="text-quiet">No ideas yet.</p>}
        {ideas.length > 0 && (
          <ul aria-label="Ideas" className="divide-y divide-line border-t border-line">
            {shown.map((idea) => (
              <IdeaRow key={idea.draft_id} idea={idea} day={day} people={people} pickNodes={pickNodes} />
            ))}
          </ul>
        )}
      </div>
      {shown.length < ideas.length && (
        <Button variant="outline" onClick={() => setAll(true)}>
          {`Show all ${formatNumber(ideas.length)} ideas`}
        </Button>
      )}
      <UntouchedLines taken={[...ideas, ...drafts].flatMap(({ syllabus }) => syllabus)} />
    </Card>
  )
}
