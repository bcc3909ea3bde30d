import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MAX_NOTE, MEANING_NAMES, MEANINGS, type Meaning } from '#contract/syllabus/notes-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { changeHighlight, type Marked } from './api.ts'

interface HighlightRowProps {
  articleId: string
  marked: Marked
}

/** A highlight with its note. What is typed is saved on leaving the field. */
export function HighlightRow({ articleId, marked }: HighlightRowProps) {
  const [deleted, setDeleted] = useState<Marked>()
  const change = (next: Marked, isDeleted = false) =>
    changeHighlight(articleId, next, isDeleted).catch((error) =>
      toast(failureText(error, 'The highlight could not be saved. Please try again.'), 'error'),
    )
  if (deleted)
    return (
      <p className="flex items-center gap-2 text-quiet">
        Deleted.
        <Button
          variant="link"
          onClick={() => {
            setDeleted(undefined)
            change(deleted)
          }}
        >
          Undo
        </Button>
      </p>
    )
  return (
    <div className="space-y-3">
      <blockquote lang={marked.language} className="border-l-2 border-signal pl-4 wrap-anywhere">
        {marked.quote}
      </blockquote>
      {marked.is_orphan && <p className="text-sm text-quiet">These words are no longer in the text.</p>}
      <Field label="Meaning">
        <Select value={marked.meaning} onChange={({ target }) => change({ ...marked, meaning: target.value as Meaning })}>
          {MEANINGS.map((meaning) => (
            <option key={meaning} value={meaning}>
              {MEANING_NAMES[meaning]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Note">
        <TextArea
          key={marked.note}
          rows={2}
          maxLength={MAX_NOTE}
          defaultValue={marked.note}
          onBlur={({ target }) => target.value !== marked.note && change({ ...marked, note: target.value })}
        />
      </Field>
      <Button
        variant="ghost"
        onClick={() => {
          setDeleted(marked)
          change(marked, true)
        }}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        Delete
      </Button>
    </div>
  )
}
