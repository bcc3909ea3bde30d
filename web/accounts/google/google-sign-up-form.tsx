import * as m from '#messages/accounts/google/sign-in.ts'
import { ConsentFields, consentIn } from '#web/accounts/accounts/consent-fields.tsx'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { signUpWithGoogle } from './finish-at-google.ts'

export function GoogleSignUpForm({ ticket, onDone }: { ticket: string; onDone: () => void }) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(async (form) => {
    await signUpWithGoogle(ticket, consentIn(form))
    onDone()
  }, m.registrationFailed)
  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <ConsentFields errorOf={errorOf} />
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? m.creatingAccount : m.createAccount}
      </Button>
    </form>
  )
}
