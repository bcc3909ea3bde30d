import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { MAIL_LINK_NOT_VALID, type MailPreferences, type MailRecipient, mail } from '#contract/messaging/mail.ts'
import * as m from '#messages/messaging/mail.ts'
import * as preferenceTexts from '#messages/messaging/preferences.ts'
import * as ui from '#messages/ui.ts'
import { EmailChoices } from '#web/messaging/preferences/email-choices.tsx'
import { SaveOutcome } from '#web/messaging/preferences/save-outcome.tsx'
import { useChanges } from '#web/messaging/preferences/use-changes.ts'
import { CallError, call, failureText } from '#web/platform/http/call.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { maskEmail } from './masked-email.ts'

/** Works without sign-in. */
export function TicketPreferences({ ticket }: { ticket: string | undefined }) {
  return ticket ? <HolderPreferences ticket={ticket} /> : <DeadTicket />
}

function DeadTicket() {
  return (
    <>
      <Notice tone="error">{MAIL_LINK_NOT_VALID}</Notice>
      <AllSettings variant="default" />
    </>
  )
}

function AllSettings({ variant }: { variant: 'default' | 'link' }) {
  const { user } = useSession()
  return (
    <Link
      to={user ? paths.notificationSettings : paths.login}
      className={buttonStyle({ variant, className: variant === 'link' ? '-ms-4' : '' })}
    >
      {user ? preferenceTexts.allSettings : m.signInForAll}
    </Link>
  )
}

function HolderPreferences({ ticket }: { ticket: string }) {
  const { holder, failure, changes, retry } = useTicketPreferences(ticket)

  if (isInvalidTicket(failure)) return <DeadTicket />
  if (failure !== undefined)
    return (
      <ErrorState
        title={preferenceTexts.unableToLoad}
        message={preferenceTexts.failedToLoad}
        text={failureText(failure, ui.tryAgainInAMoment)}
        onRetry={retry}
      />
    )
  if (!holder)
    return (
      <Loading label={preferenceTexts.loading}>
        <SkeletonLines count={10} />
      </Loading>
    )
  const { email, preferences } = holder
  const hasStopped = preferences.email_frequency === 'never'
  return (
    <>
      <p className="text-quiet">
        {m.sentTo({
          email: maskEmail(email),
          address: (text) => <strong className="block truncate font-medium text-ink">{text}</strong>,
        })}
      </p>
      <EmailChoices values={preferences} changes={changes} stopLabel={m.stopAll} isShort />
      {hasStopped && <Notice tone="success">{m.noMore}</Notice>}
      <AllSettings variant="link" />
      <SaveOutcome success={hasStopped ? undefined : changes.success} />
    </>
  )
}

const TOO_MANY_REQUESTS = 429

/** Forged, expired or truncated: a retry would not help. */
const isInvalidTicket = (failure: unknown) =>
  failure instanceof CallError && failure.status >= 400 && failure.status < 500 && failure.status !== TOO_MANY_REQUESTS

interface Loaded {
  holder?: MailRecipient
  failure?: unknown
}

const TICKET_PREFERENCES = 'ticket-preferences'

declareKind<Partial<MailPreferences>, MailRecipient>(TICKET_PREFERENCES, {
  storedFor: 'nobody',
  mergesFields: true,
  send: (changes, ticket) => saveByTicket(ticket, changes),
})

/** Without the query library, to keep this page small. */
function useTicketPreferences(ticket: string) {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [attempt, setAttempt] = useState(0)
  const onSaved = useCallback((holder: MailRecipient) => setLoaded({ holder }), [])
  const changes = useChanges<MailPreferences, MailRecipient>(TICKET_PREFERENCES, ticket, onSaved)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const controller = new AbortController()
    setLoaded({})
    loadByTicket(ticket, controller.signal).then(
      (holder) => setLoaded({ holder }),
      (failure) => !controller.signal.aborted && setLoaded({ failure }),
    )
    return () => controller.abort()
  }, [ticket, attempt])

  return { ...loaded, changes, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}

// Not in api.ts, which loads the query library.
const loadByTicket = async (ticket: string, signal: AbortSignal): Promise<MailRecipient> =>
  (await call(mail.preferences, { query: { ticket }, signal })).data

const saveByTicket = async (ticket: string, changes: Partial<MailPreferences>): Promise<MailRecipient> =>
  (await call(mail.savePreferences, { query: { ticket }, body: changes })).data
