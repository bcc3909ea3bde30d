import { Trash2 } from 'lucide-react'
import { MAX_NOTE, MEANING_NAMES, MEANINGS, type Meaning } from '#contract/syllabus/notes-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import type { Marked } from './api.ts'
import { useSavedNote } from './use-saved-note.ts'

interface HighlightRowProps {
  marked: Marked
  /** @param from the highlight as it was when the change was begun. Rejects when the change was refused */
  onChange: (changed: Marked, from: Marked) => Promise<void>
  onDelete: () => void
}

/** A highlight with its meaning and its note, to change. */
export function HighlightRow({ marked, onChange, onDelete }: HighlightRowProps) {
  const { note, setNote, saveNow, saveWith } = useSavedNote(marked, onChange)
  return (
    <div className="space-y-3">
      <blockquote lang={marked.language} className="border-l-2 border-signal pl-4 wrap-anywhere">
        {marked.quote}
      </blockquote>
      {marked.is_orphan && <p className="text-sm text-quiet">These words are no longer in the text.</p>}
      <Field label="Meaning">
        <Select value={marked.meaning} onChange={({ target }) => saveWith({ meaning: target.value as Meaning })}>
          {MEANINGS.map((meaning) => (
            <option key={meaning} value={meaning}>
              {MEANING_NAMES[meaning]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Note">
        <TextArea rows={2} maxLength={MAX_NOTE} value={note} onChange={({ target }) => setNote(target.value)} onBlur={saveNow} />
      </Field>
      <Button variant="ghost" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
        Delete
      </Button>
    </div>
  )
}
