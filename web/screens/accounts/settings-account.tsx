import { AccountCards } from '#web/accounts/settings/account-cards.tsx'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'

export const Component = () => (
  <SettingsPage name="account">
    <AccountCards />
  </SettingsPage>
)
