import { LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { signOut } from '#web/accounts/accounts/sign-in.ts'
import { paths } from '#web/platform/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DisclosureMenu, MENU_ITEM } from '#web/ui/disclosure-menu.tsx'

/** The signed-in user, with settings and sign-out. */
export function SettingsMenu({ user }: { user: User }) {
  const name = user.username || user.email
  return (
    <div className="flex items-center gap-3">
      {user.role === 'pro' && <Badge tone="signal">PRO</Badge>}
      <DisclosureMenu
        label={
          <>
            <span className="sr-only">Settings menu of </span>
            <span className="max-w-28 truncate">{name}</span>
          </>
        }
      >
        <Link to={paths.settings} className={MENU_ITEM}>
          <Settings aria-hidden="true" className="size-4" />
          Settings
        </Link>
        <button type="button" onClick={signOut} className={MENU_ITEM}>
          <LogOut aria-hidden="true" className="size-4" />
          Logout
        </button>
      </DisclosureMenu>
    </div>
  )
}
