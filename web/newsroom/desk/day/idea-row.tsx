import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type Person, useReplan } from './api.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { LineNames } from './line-names.tsx'
import type { PickNodes } from './pick-nodes.ts'
import { PlanDialog } from './plan-dialog.tsx'

interface IdeaRowProps {
  idea: ListedDraft
  day: string
  people: readonly Person[]
  pickNodes: PickNodes
}

export function IdeaRow({ idea, day, people, pickNodes }: IdeaRowProps) {
  const [dialog, setDialog] = useState<'plan' | 'delete'>()
  const { title, note, syllabus } = idea
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56 space-y-1 wrap-anywhere">
        <p className="font-medium">{title}</p>
        {note && <p className="text-sm whitespace-pre-line">{note}</p>}
        {syllabus.length > 0 && (
          <p className="text-sm text-quiet">
            <LineNames nodes={syllabus} />
          </p>
        )}
      </div>
      <span className="flex max-w-full flex-wrap items-center gap-1">
        <PlanForDay idea={idea} day={day} />
        <ActionMenu
          label={`More for ${title}`}
          actions={[
            { label: 'Change or plan for a day…', icon: Pencil, act: () => setDialog('plan') },
            { label: 'Delete…', icon: Trash2, act: () => setDialog('delete') },
          ]}
        />
      </span>
      {dialog === 'plan' && (
        <PlanDialog draft={idea} people={people} pickNodes={pickNodes} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'delete' && <DeleteDraft draft={idea} onClose={() => setDialog(undefined)} />}
    </li>
  )
}

function PlanForDay({ idea, day }: { idea: ListedDraft; day: string }) {
  const replan = useReplan()
  const plan = () =>
    replan.mutate(
      { draft: idea, change: { day } },
      {
        onSuccess: () => toast(`Planned for ${formatDay(day, 'compact')}.`, 'success'),
        onError: (error) => toast(failureText(error, 'We could not plan it. Please try again.'), 'error'),
      },
    )
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Plan for ${formatDay(day, 'brief')}: ${idea.title}`}
      busy={replan.isPending}
      onClick={plan}
    >
      <CalendarPlus aria-hidden="true" className="size-4" />
      {`Plan for ${formatDay(day, 'brief')}`}
    </Button>
  )
}
