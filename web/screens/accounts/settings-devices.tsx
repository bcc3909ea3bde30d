import { DeviceCards } from '#web/accounts/settings/device-cards.tsx'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'

export const Component = () => (
  <SettingsPage name="devices">
    <DeviceCards />
  </SettingsPage>
)
