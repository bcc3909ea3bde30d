import { PreferenceGroups } from '#web/messaging/preferences/preference-groups.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export function NotificationSettingsScreen() {
  useTitle('Notification settings')
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.settings}>Back to settings</BackLink>
      <h1 className="mt-2 mb-6 text-3xl font-semibold">Notification settings</h1>
      <PreferenceGroups />
    </div>
  )
}
