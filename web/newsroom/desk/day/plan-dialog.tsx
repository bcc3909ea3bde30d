import { type ReactNode, useState } from 'react'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input, Select, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type Person, useReplan } from './api.ts'
import { MAX_NOTE, MAX_TITLE, NO_TITLE } from './limits.ts'
import { PersonOptions } from './person-choice.tsx'
import type { PickNodes } from './pick-nodes.ts'

interface PlanDialogProps {
  draft: ListedDraft
  people: readonly Person[]
  pickNodes: PickNodes
  onClose: () => void
}

export function PlanDialog({ draft, people, pickNodes, onClose }: PlanDialogProps) {
  const [nodes, setNodes] = useState<string[]>(draft.syllabus)
  const replan = useReplan()
  const { isBusy, onSubmit, error, errorOf } = useSubmit(
    async (form) => {
      const title = textOf(form, 'title').trim()
      if (!title) throw new FieldMistake('title', NO_TITLE)
      const day = textOf(form, 'day') || null
      const change = { title, day, note: textOf(form, 'note'), syllabus: nodes, assignee_id: textOf(form, 'person') || null }
      await replan.mutateAsync({ draft, change })
      toast(day === draft.day ? 'The plan was saved.' : movedText(day), 'success')
      onClose()
    },
    'We could not save the plan. Please try again.',
    { title: 'title', day: 'day', note: 'note', assignee_id: 'person' },
  )
  const isArticle = draft.kind === 'article'
  return (
    <Dialog open onOpenChange={onClose} size="wide" title="Move or change the plan">
      <form onSubmit={onSubmit} noValidate className="space-y-4">
        {error && <Notice tone="error">{error}</Notice>}
        <Field label="Working title" error={errorOf('title')}>
          <Input name="title" defaultValue={draft.title} maxLength={MAX_TITLE} />
        </Field>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <Field label="Day" hint={isArticle ? 'Without a day it is an idea.' : undefined} error={errorOf('day')}>
            <Input type="date" name="day" defaultValue={draft.day ?? ''} />
          </Field>
          <PersonField draft={draft} people={people} error={errorOf('person')} />
        </div>
        <Field label="Note" error={errorOf('note')}>
          <TextArea name="note" rows={3} maxLength={MAX_NOTE} defaultValue={draft.note} />
        </Field>
        {isArticle && pickNodes(nodes, setNodes)}
        <DialogFoot onCancel={onClose} action="Save" busy={isBusy} />
      </form>
    </Dialog>
  )
}

const movedText = (day: string | null) => (day ? `Moved to ${formatDay(day, 'compact')}.` : 'It is among the ideas now.')

function PersonField({
  draft,
  people,
  error,
}: Pick<PlanDialogProps, 'draft' | 'people'> & { error: string | undefined }): ReactNode {
  return (
    <Field label="Person" error={error}>
      <Select name="person" defaultValue={draft.assignee?.id ?? ''}>
        <option value="">Nobody yet</option>
        <PersonOptions draft={draft} people={people} />
      </Select>
    </Field>
  )
}
