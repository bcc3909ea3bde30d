import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { useSession } from '#web/platform/session/session.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { GoogleCard } from '../google/google-card.tsx'
import { SetPasswordCard } from '../google/set-password-card.tsx'
import { useGoogle } from '../google/use-google.ts'
import { PasskeysCard } from '../passkeys/passkeys-card.tsx'
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx'
import { AccountInformation } from './account-information.tsx'
import { profile } from './api.ts'
import { ChangePasswordCard } from './change-password-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { DownloadDataCard } from './download-data-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SingleKeysCard } from './single-keys-card.tsx'
import { TimeZoneCard } from './time-zone-card.tsx'

interface SettingsCardsProps {
  /** The first card. */
  plan: (user: User) => ReactNode
  /** Shows the skeleton until the first card is ready, to avoid layout shift. */
  isWaiting: boolean
  /** Cards of other features, rendered after those about the user. */
  children: ReactNode
}

export function SettingsCards({ plan, isWaiting, children }: SettingsCardsProps) {
  const { user } = useSession()
  const loaded = useQuery(profile())
  const google = useGoogle()

  if (loaded.isError) return <ErrorState title="Failed to load user data." onRetry={() => loaded.refetch()} />
  if (loaded.isPending || google.isPending || isWaiting || !user)
    return (
      <PageLoading label="Loading your settings">
        <div className="space-y-6">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      </PageLoading>
    )
  return (
    <Cards>
      {plan(user)}
      <AccountInformation user={user} />
      <TimeZoneCard user={user} />
      {children}
      <SingleKeysCard />
      {google.hasPassword ? <ChangePasswordCard role={user.role} /> : <SetPasswordCard email={user.email} />}
      <SecondFactorCard />
      <PasskeysCard />
      {google.isOffered && <GoogleCard />}
      <SessionsCard />
      <DownloadDataCard />
      <DeleteAccountCard />
    </Cards>
  )
}

/** Brings the card of the address into view: it was not there yet when the page opened. */
function Cards({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the same link has another key
  useEffect(() => {
    const card = hash && document.getElementById(hash.slice(1))
    if (!card) return
    card.scrollIntoView()
    card.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [hash, key])
  return <div className="space-y-6">{children}</div>
}
