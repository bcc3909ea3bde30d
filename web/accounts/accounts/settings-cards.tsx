import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useSession } from '#web/platform/session/session.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
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

  if (loaded.isError) return <ErrorState title="Failed to load user data." onRetry={() => loaded.refetch()} />
  if (loaded.isPending || isWaiting || !user)
    return (
      <PageLoading label="Loading your settings">
        <div className="space-y-6">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      </PageLoading>
    )
  return (
    <div className="space-y-6">
      {plan(user)}
      <AccountInformation user={user} />
      <TimeZoneCard user={user} />
      {children}
      <SingleKeysCard />
      <ChangePasswordCard />
      <SessionsCard />
      <DownloadDataCard />
      <DeleteAccountCard />
    </div>
  )
}
