import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MAX_NOTE, MEANING_NAMES, MEANINGS, type Meaning } from '#contract/syllabus/notes-rules.ts'
import * as m from '#messages/syllabus/notes.ts'
import { onSessionExpiring } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import type { Marked } from './api.ts'
import { CardQuestion } from './card-question.tsx'
import { HighlightFold } from './highlight-fold.tsx'

interface HighlightRowProps {
  marked: Marked
  /** @param from the highlight when editing began. Rejects if refused */
  onChange: (changed: Marked, from: Marked) => Promise<void>
  onDelete: () => void
}

export function HighlightRow(props: HighlightRowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <HighlightFold
      highlight={props.marked}
      facts={<Facts marked={props.marked} isOpen={isOpen} />}
      label={m.edit}
      isOpen={isOpen}
      onOpen={setOpen}
    >
      <HighlightEditor {...props} />
    </HighlightFold>
  )
}

/** Open, the fields have the note and the type. */
function Facts({ marked: { meaning, note, is_orphan }, isOpen }: { marked: Marked; isOpen: boolean }) {
  return (
    <>
      {note && !isOpen && <p className="mt-1 line-clamp-1">{m.noteOf({ note })}</p>}
      {!isOpen && <p className="mt-1 text-sm text-quiet">{MEANING_NAMES[meaning]}</p>}
      {is_orphan && <p className="mt-1 text-sm text-quiet">{m.wordsAreGone}</p>}
    </>
  )
}

export function HighlightEditor({ marked, onChange, onDelete }: HighlightRowProps) {
  const { note, setNote, saveNow, saveWith } = useSavedNote(marked, onChange)
  return (
    <div className="space-y-3">
      <CardQuestion marked={marked} onHide={(hidden) => saveWith({ hidden })} />
      <Field label={m.type}>
        <Select value={marked.meaning} onChange={({ target }) => saveWith({ meaning: target.value as Meaning })}>
          {MEANINGS.map((meaning) => (
            <option key={meaning} value={meaning}>
              {MEANING_NAMES[meaning]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.note}>
        <TextArea rows={2} maxLength={MAX_NOTE} value={note} onChange={({ target }) => setNote(target.value)} onBlur={saveNow} />
      </Field>
      <Button variant="ghost" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
        {m.deleteHighlight}
      </Button>
    </div>
  )
}

const PAUSE_MS = 1000

/** @param from the highlight when editing began. Rejects if refused */
type Save = (changed: Marked, from: Marked) => Promise<void>

interface Typed {
  note: string
  /** The highlight when typing began. */
  from: Marked
}

/** Saves after a pause, on blur and leaving, when hidden and when the session ends. Then shows the stored note, which other devices may change. */
function useSavedNote(marked: Marked, save: Save) {
  const [typed, setTyped] = useState<Typed>()
  const latest = useRef({ typed, marked, save })
  latest.current = { typed, marked, save }

  const [{ send, saveNow }] = useState(() => {
    const send = (changes: Partial<Marked> = {}) => {
      const { typed, marked, save } = latest.current
      const note = typed?.note ?? marked.note
      save({ ...marked, ...changes, note }, typed?.from ?? marked).then(
        () => setTyped((now) => (now?.note === note ? undefined : now)),
        // Refused text stays in the field.
        () => undefined,
      )
    }
    const saveNow = () => {
      const { typed, marked } = latest.current
      if (typed && typed.note !== marked.note) send()
    }
    return { send, saveNow }
  })

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(saveNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, saveNow])

  useEffect(() => {
    // On phones a page's last event.
    document.addEventListener('visibilitychange', saveNow)
    const stopListening = onSessionExpiring(saveNow)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', saveNow)
      saveNow()
    }
  }, [saveNow])

  return {
    note: typed?.note ?? marked.note,
    setNote: (note: string) => setTyped((now) => ({ note, from: now?.from ?? marked })),
    saveNow,
    saveWith: send,
  }
}
