import { Newspaper } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { draftPath } from '#web/newsroom/desk/desk-paths.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type DeskEntry, type Person, usePlan } from './api.ts'
import { isOpen } from './desk-texts.ts'
import { DraftRow } from './draft-row.tsx'
import type { PickNodes } from './pick-nodes.ts'

interface InNewsRowProps {
  day: string
  drafts: readonly ListedDraft[]
  entry: DeskEntry | undefined
  people: readonly Person[]
  pickNodes: PickNodes
}

/** A day has one list of items at a time. */
export function InNewsRow({ day, drafts, ...rest }: InNewsRowProps) {
  const lists = drafts.filter(({ kind }) => kind === 'in_news')
  return (
    <div>
      {lists.length > 0 && (
        <ul aria-label="Items in the news" className="divide-y divide-line">
          {lists.map((draft) => (
            <DraftRow key={draft.draft_id} draft={draft} moveUp={undefined} {...rest} />
          ))}
        </ul>
      )}
      {!lists.some(isOpen) && <WriteItems day={day} />}
    </div>
  )
}

function WriteItems({ day }: { day: string }) {
  const plan = usePlan()
  const navigate = useNavigate()
  const begin = () =>
    plan.mutate(
      { kind: 'in_news', title: 'In the news', day },
      {
        onSuccess: (draftId) => navigate(draftPath(draftId)),
        onError: (error) => toast(failureText(error, 'We could not begin the items. Please try again.'), 'error'),
      },
    )
  return (
    <div className="px-4 py-3">
      <Button variant="outline" busy={plan.isPending} onClick={begin}>
        <Newspaper aria-hidden="true" className="size-5" />
        Write the items in the news
      </Button>
    </div>
  )
}
