import { type KeyboardEvent, type Ref, useId } from 'react'
import { MAX_POST_LENGTH } from '#contract/community/post-text.ts'
import { storedLength } from '#contract/nfc.ts'
import * as m from '#messages/community/posts.ts'
import { cancel } from '#messages/ui.ts'
import { charactersLeft } from '#web/community/shared/characters-left.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { formatWait } from './format-wait.ts'
import { type PostDraft, usePostForm } from './use-post-form.ts'

interface PostFormProps {
  draft: PostDraft
  label: string
  placeholder?: string
  verb: string
  /** If the server sends no error text. */
  fallback: string
  isLocked?: boolean
  box?: Ref<HTMLTextAreaElement>
  send: (content: string, clientKey: string) => Promise<unknown>
  onCancel?: () => void
}

export function PostForm({ draft, label, placeholder, verb, fallback, isLocked = false, box, send, onCancel }: PostFormProps) {
  const { submit, isBusy, isBlank, maySend, secondsLeft, failure } = usePostForm(draft, send, { isLocked, fallback })
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
      <Field label={label} {...limitText(storedLength(text.trim()))}>
        <TextArea
          ref={box}
          rows={3}
          value={text}
          placeholder={placeholder}
          readOnly={isBusy}
          lang={scriptLanguage(text)}
          onChange={(event) => draft.set('content', event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-[min(60dvh,28rem)] min-h-24 max-sm:max-h-72 leading-reading wrap-anywhere"
        />
      </Field>
      {isLocked ? <Notice tone="warning">{m.lockedDraft}</Notice> : failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {secondsLeft > 0 ? (
          <p id={hintId} className="flex-1 basis-full text-sm text-quiet sm:basis-40">
            {m.waitToSend({ wait: formatWait(secondsLeft) })}
          </p>
        ) : (
          <p id={hintId} className="hidden flex-1 text-sm text-quiet sm:pointer-fine:block">
            {m.sendHint}
          </p>
        )}
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        {/* Disabling it while sending would lose keyboard focus. */}
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

const SHOW_REMAINING_BELOW = 1000

function limitText(written: number): { hint?: string; error?: string } {
  const left = MAX_POST_LENGTH - written
  if (left < 0) return { error: m.tooLong({ most: MAX_POST_LENGTH, excess: charactersLeft(left) }) }
  return left > SHOW_REMAINING_BELOW ? {} : { hint: charactersLeft(left) }
}
