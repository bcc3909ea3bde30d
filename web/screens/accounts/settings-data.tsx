import { DeleteAccountCard } from '#web/accounts/accounts/delete-account-card.tsx'
import { DownloadDataCard } from '#web/accounts/accounts/download-data-card.tsx'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'

export const SettingsDataScreen = () => (
  <SettingsPage name="data">
    <DownloadDataCard />
    <DeleteAccountCard />
  </SettingsPage>
)
