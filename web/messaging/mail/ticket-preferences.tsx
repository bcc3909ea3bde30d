import { TICKET_NOT_VALID } from '#contract/messaging/mail.ts'
import { EmailChoices } from '#web/messaging/preferences/email-choices.tsx'
import { SaveOutcome } from '#web/messaging/preferences/save-outcome.tsx'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { maskedEmail } from './masked-email.ts'
import { useTicketPreferences } from './use-ticket-preferences.ts'

/** What the holder of a link in a mail can change about the mails. */
export function TicketPreferences({ ticket }: { ticket: string | undefined }) {
  return ticket ? <HolderPreferences ticket={ticket} /> : <Notice tone="error">{TICKET_NOT_VALID}</Notice>
}

function HolderPreferences({ ticket }: { ticket: string }) {
  const { holder, failure, wishes, retry } = useTicketPreferences(ticket)

  if (isDead(failure)) return <Notice tone="error">{TICKET_NOT_VALID}</Notice>
  if (failure !== undefined)
    return (
      <ErrorState
        title="Unable to Load Settings"
        text={failureText(failure, 'Failed to load notification preferences.')}
        onRetry={retry}
      />
    )
  if (!holder)
    return (
      <Loading label="Loading your preferences">
        <Skeleton className="h-96" />
      </Loading>
    )
  const { email, preferences } = holder
  const getsNone = preferences.email_frequency === 'never'
  return (
    <>
      <p className="text-quiet wrap-anywhere">
        What we send to <strong className="font-medium text-ink">{maskedEmail(email)}</strong>
      </p>
      <EmailChoices values={preferences} wishes={wishes} stopLabel="Stop all emails" />
      {getsNone && <Notice tone="success">You get no more emails from us, except about your account.</Notice>}
      <SaveOutcome failure={wishes.failure} success={getsNone ? undefined : wishes.success} />
    </>
  )
}

const TOO_MANY = 429

/** Forged, over, or cut off on its way: asking again would not help. */
const isDead = (failure: unknown) =>
  failure instanceof CallError && failure.status >= 400 && failure.status < 500 && failure.status !== TOO_MANY
