import { Lightbulb, Lock, RotateCcw, RotateCw, Timer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MAX_NOTE_CHARACTERS } from '#contract/practice/recall-rules.ts'
import * as m from '#messages/practice/recall/cards.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { ActionMenu, type MenuAction } from '#web/ui/action-menu.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type CardChange, type RecallCard, useChangeCard } from './api.ts'

interface CardMenuProps {
  card: RecallCard
  /** Hides the card for today. */
  onAside?: () => void
  onChanged?: (card: RecallCard) => void
}

export function CardMenu({ card, onAside, onChanged }: CardMenuProps) {
  const [isNoting, setNoting] = useState(false)
  const change = useChangeCard()
  const run = (wanted: CardChange, done: string, isAside: boolean) =>
    change.mutate(wanted, {
      onSuccess: (changed) => {
        toast(done, 'success')
        if (isAside) onAside?.()
        else if (changed) onChanged?.(changed)
      },
      onError: (error) => toast(failureText(error, m.cardNotChanged), 'error'),
    })
  return (
    <>
      <ActionMenu label={m.moreAboutCard} actions={actionsFor(card, run, () => setNoting(true))} />
      {isNoting && <NoteDialog card={card} onSaved={(saved) => onChanged?.(saved)} onClose={() => setNoting(false)} />}
    </>
  )
}

type Run = (wanted: CardChange, done: string, isAside: boolean) => void

function actionsFor(card: RecallCard, run: Run, onNote: () => void): MenuAction[] {
  const cardId = card.card_id
  const change = (body: { suspended?: boolean; buried?: boolean }): CardChange => ({ kind: 'change', cardId, body })
  const suspension: MenuAction = card.is_suspended
    ? { label: m.resume, icon: RotateCw, act: () => run(change({ suspended: false }), m.resumed, false) }
    : {
        label: m.suspend,
        icon: Lock,
        act: () => run(change({ suspended: true }), m.suspendedNow, true),
      }
  return [
    { label: card.note ? m.editNote : m.addNote, icon: Lightbulb, act: onNote },
    { label: m.notToday, icon: Timer, act: () => run(change({ buried: true }), m.postponedNow, true) },
    suspension,
    { label: m.reset, icon: RotateCcw, act: () => run({ kind: 'reset', cardId }, m.resetNow, true) },
    { label: m.deleteCard, icon: Trash2, act: () => run({ kind: 'remove', cardId }, m.deleted, true) },
  ]
}

interface NoteDialogProps {
  card: RecallCard
  onSaved: (card: RecallCard) => void
  onClose: () => void
}

/** Kept until saved or discarded, even after the session ends. */
function NoteDialog({ card, onSaved, onClose }: NoteDialogProps) {
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
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()} title={m.noteTitle}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={m.note} hint={m.noteHint} error={change.isError ? failureText(change.error, m.noteNotSaved) : undefined}>
          <TextArea
            rows={5}
            maxLength={MAX_NOTE_CHARACTERS}
            value={note}
            onChange={({ target }) => draft.set('note', target.value)}
          />
        </Field>
        <DialogFoot onCancel={close} action={m.saveNote} busy={change.isPending} />
      </form>
    </Dialog>
  )
}
