import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'
import { QuickPreferences } from '#web/messaging/preferences/quick-preferences.tsx'

export const Component = () => (
  <SettingsPage name="notifications">
    <QuickPreferences />
  </SettingsPage>
)
