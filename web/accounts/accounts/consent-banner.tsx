import { useId, useState } from 'react'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { acceptLegalTexts } from './api.ts'
import { ConsentFields, consentIn } from './consent-fields.tsx'

/** For users who signed up without consent through the API. */
export function ConsentBanner({ version }: { version: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => void (await acceptLegalTexts(version, consentIn(form).age)),
    'That could not be saved. Please try again.',
    { age: 'age' },
  )
  if (!isOpen)
    return (
      <section aria-labelledby={id} className="border-b border-line bg-accent-soft print:hidden">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
          <p id={id} className="min-w-0 flex-1 basis-52 font-medium">
            Confirm your age and consent to post, start a trial or buy
          </p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            Confirm
          </Button>
        </div>
      </section>
    )
  return (
    <section aria-labelledby={id} className="border-b border-line bg-accent-soft print:hidden">
      <form ref={focusFirst} onSubmit={onSubmit} aria-labelledby={id} className="mx-auto max-w-7xl space-y-2 px-4 py-3">
        {/* Not a heading, because it precedes the page title. */}
        <p id={id} className="font-semibold">
          Confirm your age and consent to post, start a trial or buy
        </p>
        <ConsentFields errorOf={errorOf} />
        {error && <Notice tone="error">{error}</Notice>}
        <Button type="submit" busy={isBusy}>
          Save my answers
        </Button>
      </form>
    </section>
  )
}

/** The button that opened the form is gone. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
