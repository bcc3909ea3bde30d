import { DataCards } from '#web/accounts/settings/data-cards.tsx'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'

export const Component = () => (
  <SettingsPage name="data">
    <DataCards />
  </SettingsPage>
)
