import { ChevronRight, LogOut } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { ROLE_TEXTS } from '#contract/role-texts.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/accounts/settings/pages.ts'
import { signOut } from '#web/accounts/accounts/sign-in.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { SETTINGS_PAGES } from './pages.ts'

export function SettingsList({ user }: { user: User }) {
  const planName = (ROLE_TEXTS[user.role] ?? ROLE_TEXTS.free).plan.name
  return (
    <div className="space-y-6">
      <section aria-label={m.signedInAs} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p dir="auto" className="font-medium wrap-anywhere">
            {user.username}
          </p>
          <p className="text-sm text-quiet wrap-anywhere">
            {user.email} · {planName}
          </p>
        </div>
        {!can(user.role, 'proStudy') && (
          <Link to={paths.subscription} className={buttonStyle({ variant: 'outline', className: 'max-sm:w-full' })}>
            {m.upgrade}
          </Link>
        )}
      </section>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {SETTINGS_PAGES.map(({ name, title, text, icon: Icon }) => (
          <li key={name}>
            <Link
              to={paths.settingsPage(name)}
              className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken sm:px-6"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-quiet" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-quiet">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="outline" className="max-sm:w-full" onClick={signOut}>
        <LogOut aria-hidden="true" className="size-5" />
        {m.logout}
      </Button>
    </div>
  )
}
