import * as m from '#messages/accounts/accounts/data.ts'
import { DeleteAccountCard } from '#web/accounts/accounts/delete-account-card.tsx'
import { DownloadDataCard } from '#web/accounts/accounts/download-data-card.tsx'
import { useGoogle } from '#web/accounts/google/use-google.ts'
import { SettingsLoading } from './settings-loading.tsx'
import { useOnceLoaded } from './use-once-loaded.ts'

const TITLES = [m.downloadData, m.deleteAccount]

/** Waits until it is known whether a password is needed. */
export function DataCards() {
  if (!useOnceLoaded(useGoogle().isPending)) return <SettingsLoading label={m.loadingData} titles={TITLES} />
  return (
    <>
      <DownloadDataCard />
      <DeleteAccountCard />
    </>
  )
}
