import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { MAX_POST_LENGTH } from '#contract/community/post-text.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/field.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'

interface TextFormProps {
  /** What the text area is, for those who do not see where it stands. */
  label: string
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
  cancelLabel?: string
  children?: ReactNode
}

const WORTH_COUNTING = MAX_POST_LENGTH * 0.9

/** A text and a button that sends it; blank or too long it cannot be sent, and after a failure it stays as it was. */
export function TextForm({ label, text, onText, onSend, sendLabel, isBusy, error, children, ...rest }: TextFormProps) {
  const id = useId()
  const area = useTyping(rest.autoFocus ?? false)
  const isTooLong = text.length > MAX_POST_LENGTH
  const canSend = text.trim() !== '' && !isTooLong
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (canSend && !isBusy) onSend()
  }
  return (
    <form onSubmit={send} className="space-y-3">
      {children}
      <TextArea
        aria-label={label}
        aria-describedby={`${id}-count ${id}-error`}
        aria-invalid={isTooLong || undefined}
        ref={area}
        rows={rest.rows ?? 3}
        placeholder={rest.placeholder}
        value={text}
        lang={scriptLanguage(text)}
        readOnly={isBusy}
        onChange={(event) => onText(event.target.value)}
        className="max-h-[60vh] min-h-24 resize-y field-sizing-content leading-reading"
      />
      <p id={`${id}-count`} className={`text-sm empty:hidden ${isTooLong ? 'font-medium text-danger' : 'text-quiet'}`}>
        {text.length > WORTH_COUNTING && `${inIndia(text.length)} of ${inIndia(MAX_POST_LENGTH)} characters`}
      </p>
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-3">
        {/* Not disabled while it is busy: it would lose the keyboard focus, also when it fails. */}
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy} disabled={!canSend}>
          {isBusy && <Spinner />}
          {sendLabel}
        </Button>
        {rest.onCancel && (
          <Button variant="outline" disabled={isBusy} onClick={rest.onCancel}>
            {rest.cancelLabel ?? 'Cancel'}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The focus, behind what stands there already. */
function useTyping(isWanted: boolean) {
  const area = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and not when the first letter is typed
  useEffect(() => {
    if (!isWanted || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [])
  return area
}

const inIndia = (count: number) => count.toLocaleString('en-IN')
