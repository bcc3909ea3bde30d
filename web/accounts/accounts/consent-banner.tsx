import { useId } from 'react'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { acceptLegalTexts } from './api.ts'
import { ConsentFields, consentIn } from './consent-fields.tsx'

/** For users who signed up without consent through the API. */
export function ConsentBanner({ version }: { version: string }) {
  const id = useId()
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => void (await acceptLegalTexts(version, consentIn(form).age)),
    'That could not be saved. Please try again.',
    { age: 'age' },
  )
  return (
    <section aria-labelledby={id} className="border-b border-line bg-accent-soft print:hidden">
      <form onSubmit={onSubmit} aria-labelledby={id} className="mx-auto max-w-7xl space-y-2 px-4 py-3">
        {/* Not a heading, because it precedes the page title. */}
        <p id={id} className="font-semibold">
          Two questions before you post, start a trial or buy
        </p>
        <ConsentFields errorOf={errorOf} />
        {error && <Notice tone="error">{error}</Notice>}
        <Button type="submit" variant="outline" busy={isBusy}>
          Save my answers
        </Button>
      </form>
    </section>
  )
}
