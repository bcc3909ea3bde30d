import { type FormEvent, useState } from 'react'
import { SECTION_NAMES, SECTIONS, type Section } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskComment } from '#contract/newsroom/desk/desk-shapes.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatMoment } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useCloseComment, useComment } from './draft-api.ts'

interface DraftCommentsProps {
  draftId: string
  comments: readonly DeskComment[]
  /** Where somebody wrote last, and the words they chose there. */
  place: { section: Section; quote: string }
  isClosed: boolean
}

export function DraftComments({ draftId, comments, place, isClosed }: DraftCommentsProps) {
  const close = useCloseComment(draftId)
  const open = comments.filter(({ closed_at }) => closed_at === null)
  const closed = comments.filter(({ closed_at }) => closed_at !== null)
  const list = (shown: readonly DeskComment[]) => (
    <ul className="divide-y divide-line">
      {shown.map(({ comment_id, section, quote, text, by, at, closed_at, closed_by }) => (
        <li key={comment_id} className="space-y-1 py-3">
          <p className="text-sm text-quiet">{`${SECTIONS[section]} · ${by ?? 'Somebody who has left'}, ${formatMoment(at)}`}</p>
          {quote && <blockquote className="border-s-2 border-line ps-3 text-quiet wrap-anywhere">{quote}</blockquote>}
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          {closed_at && <p className="text-sm text-quiet">{`Closed by ${closed_by ?? 'somebody who has left'}`}</p>}
          {!isClosed && (
            <Button
              variant="link"
              className="-ms-4"
              onClick={() => close.mutate({ commentId: comment_id, is_closed: closed_at === null })}
            >
              {closed_at ? 'Open again' : 'Close'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="space-y-4">
      {open.length === 0 && <p className="text-quiet">No open comments.</p>}
      {list(open)}
      {!isClosed && <NewComment key={`${place.section} ${place.quote}`} draftId={draftId} place={place} />}
      {closed.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-quiet">{`Closed: ${closed.length}`}</summary>
          {list(closed)}
        </details>
      )}
    </div>
  )
}

function NewComment({ draftId, place }: Pick<DraftCommentsProps, 'draftId' | 'place'>) {
  const [section, setSection] = useState(place.section)
  const [text, setText] = useState('')
  const comment = useComment(draftId)
  const quote = section === place.section ? place.quote : ''
  function send(event: FormEvent) {
    event.preventDefault()
    comment.mutate({ section, quote, text }, { onSuccess: () => setText('') })
  }
  return (
    <form onSubmit={send} className="space-y-3 rounded-card border border-line p-4">
      <Field label="About">
        <Select value={section} onChange={({ target }) => setSection(target.value as Section)}>
          {SECTION_NAMES.map((name) => (
            <option key={name} value={name}>
              {SECTIONS[name]}
            </option>
          ))}
        </Select>
      </Field>
      {quote && <blockquote className="border-s-2 border-line ps-3 text-quiet wrap-anywhere">{quote}</blockquote>}
      <Field label="Comment" hint="Select words in the text first to quote them.">
        <TextArea value={text} onChange={({ target }) => setText(target.value)} rows={3} maxLength={4000} />
      </Field>
      {comment.error && (
        <Notice tone="error">{failureText(comment.error, 'We could not save the comment. Please try again.')}</Notice>
      )}
      <Button type="submit" variant="outline" disabled={text.trim() === '' || comment.isPending}>
        Comment
      </Button>
    </form>
  )
}
