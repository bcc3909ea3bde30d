import { DeviceCards } from '#web/accounts/settings/device-cards.tsx'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'

export const SettingsDevicesScreen = () => (
  <SettingsPage name="devices">
    <DeviceCards />
  </SettingsPage>
)
