import { useState } from 'react'
import { MAX_NOTE_CHARACTERS } from '#contract/practice/recall-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
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

/** What was typed stays until it is saved or the window is closed. */
export function NoteDialog({ card, onSaved, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(card.note)
  const change = useChangeCard()
  const save = () =>
    change.mutate(
      { kind: 'change', cardId: card.card_id, body: { note } },
      {
        onSuccess: (saved) => {
          if (saved) onSaved(saved)
          onClose()
        },
      },
    )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Your note on this card">
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
          <TextArea rows={5} maxLength={MAX_NOTE_CHARACTERS} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
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
