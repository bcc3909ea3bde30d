import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { usePlan } from './api.ts'
import { MAX_NOTE, MAX_TITLE, NO_TITLE } from './limits.ts'
import type { PickNodes } from './pick-nodes.ts'

export function AddIdea({ pickNodes }: { pickNodes: PickNodes }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <IdeaForm pickNodes={pickNodes} onClose={() => setOpen(false)} />
  return (
    <Button variant="outline" onClick={() => setOpen(true)}>
      <Lightbulb aria-hidden="true" className="size-5" />
      Note an idea
    </Button>
  )
}

function IdeaForm({ pickNodes, onClose }: { pickNodes: PickNodes; onClose: () => void }) {
  const [nodes, setNodes] = useState<string[]>([])
  const plan = usePlan()
  const { isBusy, onSubmit, error, errorOf } = useSubmit(
    async (form) => {
      const title = textOf(form, 'title').trim()
      if (!title) throw new FieldMistake('title', NO_TITLE)
      await plan.mutateAsync({ title, note: textOf(form, 'note'), syllabus: nodes })
      toast('The idea was noted.', 'success')
      onClose()
    },
    'We could not note the idea. Please try again.',
    { title: 'title', note: 'note' },
  )
  return (
    <form onSubmit={onSubmit} noValidate aria-label="New idea" className="space-y-4">
      {error && <Notice tone="error">{error}</Notice>}
      <Field label="Topic" error={errorOf('title')}>
        <Input autoFocus name="title" maxLength={MAX_TITLE} autoComplete="off" />
      </Field>
      <Field label="Note (optional)" error={errorOf('note')}>
        <TextArea name="note" rows={2} maxLength={MAX_NOTE} />
      </Field>
      {pickNodes(nodes, setNodes)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Save the idea
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
