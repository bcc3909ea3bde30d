import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'
import { PreferenceGroups } from '#web/messaging/preferences/preference-groups.tsx'

export const Component = () => (
  <SettingsPage name="notifications" title="Notification settings">
    <PreferenceGroups />
  </SettingsPage>
)
