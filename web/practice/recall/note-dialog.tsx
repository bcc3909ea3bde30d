import { MAX_NOTE_CHARACTERS } from '#contract/practice/recall-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { type RecallCard, useChangeCard } from './api.ts'

interface NoteDialogProps {
  card: RecallCard
  onSaved: (card: RecallCard) => void
  onClose: () => void
}

/** What was typed is kept until it is saved or discarded, even if the session ends. */
export function NoteDialog({ card, onSaved, onClose }: NoteDialogProps) {
  const draft = useDraft(`recall-note/${card.card_id}`, { note: card.note })
  const { note } = draft.values
  const close = () => {
    draft.clear()
    onClose()
  }
  const change = useChangeCard()
  const save = () =>
    change.mutate(
      { kind: 'change', cardId: card.card_id, body: { note } },
      {
        onSuccess: (saved) => {
          if (saved) onSaved(saved)
          close()
        },
      },
    )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()} title="Your note on this card">
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label="Note"
          hint="Shown with the answer."
          error={change.isError ? failureText(change.error, 'The note could not be saved. Please try again.') : undefined}
        >
          <TextArea
            rows={5}
            maxLength={MAX_NOTE_CHARACTERS}
            value={note}
            onChange={({ target }) => draft.set('note', target.value)}
          />
        </Field>
        <DialogFoot>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={change.isPending}>
            Save note
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
