import { PreferenceGroups } from '#web/mails/preference-groups.tsx'
import { paths } from '#web/platform/paths.ts'
import { useTitle } from '#web/platform/use-title.ts'
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
