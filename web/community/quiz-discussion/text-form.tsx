import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { MAX_POST_LENGTH } from '#contract/community/post-text.ts'
import { storedLength } from '#contract/nfc.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { TextArea } from '#web/ui/form/field.tsx'

interface TextFormProps {
  label: string
  /** Above the text area. */
  showsLabel?: boolean
  text: string
  onText: (text: string) => void
  onSend: () => void
  sendLabel: string
  isBusy: boolean
  error?: string | undefined
  placeholder?: string
  rows?: number
  autoFocus?: boolean
  onCancel?: () => void
  onDiscard?: (() => void) | undefined
  children?: ReactNode
}

const SHOW_COUNT_FROM = MAX_POST_LENGTH * 0.9

export function TextForm({ label, text, onText, onSend, sendLabel, isBusy, error, children, ...rest }: TextFormProps) {
  const id = useId()
  const area = useFocusAtEnd(rest.autoFocus ?? false)
  const length = storedLength(text)
  const isTooLong = length > MAX_POST_LENGTH
  const canSend = text.trim() !== '' && !isTooLong
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (canSend && !isBusy) onSend()
  }
  return (
    <form onSubmit={send} className="space-y-3">
      {children}
      {rest.showsLabel && (
        <label htmlFor={`${id}-text`} className="mb-1.5 block font-medium wrap-anywhere">
          {label}
        </label>
      )}
      <TextArea
        id={`${id}-text`}
        aria-label={rest.showsLabel ? undefined : label}
        aria-describedby={`${id}-count ${id}-error`}
        aria-invalid={isTooLong || undefined}
        ref={area}
        rows={rest.rows ?? 3}
        placeholder={rest.placeholder}
        value={text}
        lang={scriptLanguage(text)}
        readOnly={isBusy}
        onChange={(event) => onText(event.target.value)}
        className="max-h-[min(60dvh,28rem)] min-h-24 max-sm:max-h-72 resize-y field-sizing-content leading-reading"
      />
      <p id={`${id}-count`} className={`text-sm empty:hidden ${isTooLong ? 'font-medium text-danger' : 'text-quiet'}`}>
        {length > SHOW_COUNT_FROM && m.length({ written: length, most: MAX_POST_LENGTH })}
      </p>
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
      <DialogFoot onCancel={rest.onCancel} action={sendLabel} busy={isBusy} disabled={!canSend}>
        {rest.onDiscard && (
          <Button variant="ghost" className="sm:me-auto" disabled={isBusy} onClick={rest.onDiscard}>
            {m.discard}
          </Button>
        )}
      </DialogFoot>
    </form>
  )
}

function useFocusAtEnd(isWanted: boolean) {
  const area = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    if (!isWanted || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [])
  return area
}
