import { useQuery } from '@tanstack/react-query'
import * as m from '#messages/accounts/accounts/account.ts'
import { AccountInformation } from '#web/accounts/accounts/account-information.tsx'
import { profile } from '#web/accounts/accounts/api.ts'
import { ChangePasswordCard } from '#web/accounts/accounts/change-password-card.tsx'
import { TimeZoneCard } from '#web/accounts/accounts/time-zone-card.tsx'
import { GoogleCard } from '#web/accounts/google/google-card.tsx'
import { SetPasswordCard } from '#web/accounts/google/set-password-card.tsx'
import { useGoogle } from '#web/accounts/google/use-google.ts'
import { useSession } from '#web/platform/session/session.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { InterfaceLanguageCard } from './interface-language-card.tsx'
import { SettingsCards } from './settings-cards.tsx'
import { SettingsLoading } from './settings-loading.tsx'
import { useOnceLoaded } from './use-once-loaded.ts'

const TITLES = [m.accountInformation, m.password, m.timeZone]

export function AccountCards() {
  const { user } = useSession()
  const loaded = useQuery(profile())
  const google = useGoogle()
  const isLoaded = useOnceLoaded(loaded.isPending || google.isPending)
  if (loaded.isError)
    return (
      <LoadFailure
        title={m.accountDidNotLoad}
        message={m.accountNotLoaded}
        error={loaded.error}
        onRetry={() => loaded.refetch()}
      />
    )
  if (!isLoaded || !user) return <SettingsLoading label={m.loadingAccount} titles={TITLES} />
  return (
    <SettingsCards>
      <AccountInformation user={user} />
      {google.hasPassword ? <ChangePasswordCard role={user.role} /> : <SetPasswordCard email={user.email} />}
      {google.isOffered && <GoogleCard />}
      <InterfaceLanguageCard user={user} />
      <TimeZoneCard user={user} />
    </SettingsCards>
  )
}
