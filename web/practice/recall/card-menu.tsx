import { Lightbulb, Lock, RotateCcw, RotateCw, Timer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { ActionMenu, type MenuAction } from '#web/ui/action-menu.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type CardChange, type RecallCard, useChangeCard } from './api.ts'
import { NoteDialog } from './note-dialog.tsx'

interface CardMenuProps {
  card: RecallCard
  /** The card is not to be shown any more today. */
  onAside?: () => void
  onChanged?: (card: RecallCard) => void
}

/** What is done with a card apart from answering it. */
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
      onError: (error) => toast(failureText(error, 'The card could not be changed. Please try again.'), 'error'),
    })
  return (
    <>
      <ActionMenu label="More about this card" actions={actionsFor(card, run, () => setNoting(true))} />
      {isNoting && <NoteDialog card={card} onSaved={(saved) => onChanged?.(saved)} onClose={() => setNoting(false)} />}
    </>
  )
}

type Run = (wanted: CardChange, done: string, isAside: boolean) => void

function actionsFor(card: RecallCard, run: Run, onNote: () => void): MenuAction[] {
  const cardId = card.card_id
  const change = (body: { suspended?: boolean; buried?: boolean }): CardChange => ({ kind: 'change', cardId, body })
  const suspension: MenuAction = card.is_suspended
    ? { label: 'Resume', icon: RotateCw, act: () => run(change({ suspended: false }), 'The card comes back.', false) }
    : {
        label: 'Suspend',
        icon: Lock,
        act: () => run(change({ suspended: true }), 'Suspended. You find it under My cards.', true),
      }
  return [
    { label: card.note ? 'Edit your note' : 'Add a note', icon: Lightbulb, act: onNote },
    { label: 'Not today', icon: Timer, act: () => run(change({ buried: true }), 'The card waits until tomorrow.', true) },
    suspension,
    { label: 'Reset', icon: RotateCcw, act: () => run({ kind: 'reset', cardId }, 'The card is new again.', true) },
    { label: 'Delete', icon: Trash2, act: () => run({ kind: 'remove', cardId }, 'The card was deleted.', true) },
  ]
}
