import { MAIL_LINK_NOT_VALID } from '#contract/messaging/mail.ts'
import { EmailChoices } from '#web/messaging/preferences/email-choices.tsx'
import { SaveOutcome } from '#web/messaging/preferences/save-outcome.tsx'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { maskEmail } from './masked-email.ts'
import { useTicketPreferences } from './use-ticket-preferences.ts'

/** Email preferences for users who follow the link in an email without signing in. */
export function TicketPreferences({ ticket }: { ticket: string | undefined }) {
  return ticket ? <HolderPreferences ticket={ticket} /> : <Notice tone="error">{MAIL_LINK_NOT_VALID}</Notice>
}

function HolderPreferences({ ticket }: { ticket: string }) {
  const { holder, failure, changes, retry } = useTicketPreferences(ticket)

  if (isInvalidTicket(failure)) return <Notice tone="error">{MAIL_LINK_NOT_VALID}</Notice>
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
  const hasStopped = preferences.email_frequency === 'never'
  return (
    <>
      <p className="text-quiet wrap-anywhere">
        What we send to <strong className="font-medium text-ink">{maskEmail(email)}</strong>
      </p>
      <EmailChoices values={preferences} changes={changes} stopLabel="Stop all emails" />
      {hasStopped && <Notice tone="success">You won’t get any more emails from us, except about your account.</Notice>}
      <SaveOutcome failure={changes.failure} success={hasStopped ? undefined : changes.success} />
    </>
  )
}

const TOO_MANY_REQUESTS = 429

/** Forged, expired or truncated: a retry would not help. */
const isInvalidTicket = (failure: unknown) =>
  failure instanceof CallError && failure.status >= 400 && failure.status < 500 && failure.status !== TOO_MANY_REQUESTS
