import { useNavigate } from 'react-router'
import * as m from '#messages/accounts/email-links.ts'
import { ticketOf } from '#web/accounts/second-factor/ticket-of.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { signInWithLink } from './api.ts'
import { isDeadLink } from './is-dead-link.ts'

/** A button, because mail scanners open links. @param onDead receives why the link is invalid */
export function UseLinkForm({ token, onDead }: { token: string; onDead: (reason: string) => void }) {
  const navigate = useNavigate()
  const { isBusy, error, onSubmit } = useSubmit(async () => {
    try {
      navigate(await signInWithLink(token), { replace: true })
    } catch (error) {
      if (isDeadLink(error)) return onDead(error.message)
      navigate(paths.login, { replace: true, state: { ticket: ticketOf(error) } })
    }
  }, m.notSignedIn)

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? m.signingIn : m.signIn}
      </Button>
    </form>
  )
}
