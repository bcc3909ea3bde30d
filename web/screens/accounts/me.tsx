import { Bell, ChartColumn, CreditCard, LogOut, MessageSquareText, Settings } from 'lucide-react'
import type { Role } from '#contract/roles.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/accounts/me.ts'
import { signOut } from '#web/accounts/accounts/sign-in.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkList, type ListedLink } from '#web/ui/link-list.tsx'

export function Component() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
        {m.me}
      </h1>
      <p className="mt-1 mb-4 break-words text-quiet">{user.username || user.email}</p>
      <LinkList links={linksFor(user.role)} />
      <Button variant="outline" className="mt-6 max-sm:w-full" onClick={signOut}>
        <LogOut aria-hidden="true" className="size-5" />
        {m.logout}
      </Button>
    </div>
  )
}

function linksFor(role: Role): ListedLink[] {
  return [
    { to: paths.progress, icon: ChartColumn, label: m.progress, hint: m.progressHint },
    PLANS[role],
    { to: paths.settings, icon: Settings, label: m.settings, hint: m.settingsHint },
    { to: paths.notificationSettings, icon: Bell, label: m.notifications, hint: m.notificationsHint },
    {
      to: can(role, 'admin') ? paths.adminFeedback : paths.myFeedback,
      icon: MessageSquareText,
      label: m.feedback,
      hint: can(role, 'admin') ? m.feedbackOfAll : m.feedbackHint,
    },
  ]
}

const plan = (to: string, hint: string): ListedLink => ({ to, icon: CreditCard, label: m.plan, hint })

const PLANS: Record<Role, ListedLink> = {
  free: plan(paths.subscription, m.freePlan),
  tester: plan(paths.subscription, m.freePlan),
  pro: plan(paths.settingsPage('plan'), m.proSubscriber),
  admin: plan(paths.settingsPage('plan'), m.adminAccess),
}
