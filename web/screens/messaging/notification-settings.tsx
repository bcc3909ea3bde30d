import * as m from '#messages/screens/messaging.ts'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'
import { PreferenceGroups } from '#web/messaging/preferences/preference-groups.tsx'

export const Component = () => (
  <SettingsPage name="notifications" title={m.notificationSettings}>
    <PreferenceGroups />
  </SettingsPage>
)
