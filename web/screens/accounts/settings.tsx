import { Navigate, useLocation } from 'react-router'
import * as m from '#messages/accounts/settings/pages.ts'
import { pathOfCard } from '#web/accounts/settings/pages.ts'
import { SettingsList } from '#web/accounts/settings/settings-list.tsx'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  const { user } = useSession()
  const path = pathOfCard(useLocation().hash)
  if (path) return <Navigate to={path} replace />
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.me}>{m.backToMe}</BackLink>
      <h1 className="mt-2 mb-6 text-2xl font-semibold sm:text-3xl">{m.settings}</h1>
      {user && <SettingsList user={user} />}
    </div>
  )
}
