import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { FORUM_LOCKED } from '#contract/community/forum-rules.ts'
import { MAX_POST_LENGTH } from '#contract/community/post-text.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { type PostDraft, useSending } from './use-sending.ts'
import { waitWords } from './wait-words.ts'

interface SendBoxProps {
  draft: PostDraft
  label: string
  placeholder?: string
  /** What the button says. */
  verb: string
  /** Said when the server gives no sentence of its own. */
  fallback: string
  isLocked?: boolean
  box?: Ref<HTMLTextAreaElement>
  send: (content: string, clientKey: string) => Promise<unknown>
  onCancel?: () => void
}

/** Something is written here: a post, a reply, better words for one of them. */
export function SendBox({ draft, label, placeholder, verb, fallback, isLocked = false, box, send, onCancel }: SendBoxProps) {
  const { submit, isBusy, isBlank, isTooLong, maySend, secondsLeft, failure } = useSending(draft, send, { isLocked, fallback })
  const hintId = useId()
  const text = draft.values.content

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={label} hint={roomLeft(text.trim().length)} error={isTooLong ? TOO_LONG : undefined}>
        <TextArea
          ref={box}
          rows={3}
          value={text}
          placeholder={placeholder}
          readOnly={isBusy}
          lang={scriptLanguage(text)}
          onChange={(event) => draft.set('content', event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-[60dvh] min-h-24 leading-reading wrap-anywhere"
        />
      </Field>
      {isLocked ? (
        <Notice tone="warning">{FORUM_LOCKED}. What you have written stays here until you take it away.</Notice>
      ) : (
        failure && <Notice tone="error">{failure}</Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {secondsLeft > 0 ? (
          <p id={hintId} className="flex-1 basis-full text-sm text-quiet sm:basis-40">
            {`You can send it in ${waitWords(secondsLeft)}.`}
          </p>
        ) : (
          <p id={hintId} className="hidden flex-1 text-sm text-quiet sm:pointer-fine:block">
            Ctrl+Enter sends it. **Bold** and ### headings work.
          </p>
        )}
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {/* Not disabled while it is on its way: the keyboard would lose its place. */}
        <Button
          type="submit"
          disabled={isBlank}
          aria-disabled={!maySend}
          aria-busy={isBusy || undefined}
          aria-describedby={hintId}
        >
          {isBusy && <Spinner />}
          {verb}
        </Button>
      </div>
    </form>
  )
}

const NEAR = 1000
const COUNT = new Intl.NumberFormat('en-IN')
const TOO_LONG = `Please keep it to ${COUNT.format(MAX_POST_LENGTH)} characters.`

function roomLeft(written: number): ReactNode {
  const left = MAX_POST_LENGTH - written
  if (left > NEAR) return undefined
  const count = COUNT.format(Math.abs(left))
  return left < 0 ? `${count} characters too many` : `${count} characters left`
}
