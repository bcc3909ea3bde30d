import { Flag, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'
import { signOut } from '#web/accounts/accounts/sign-in.ts'
import { paths } from '#web/platform/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { MENU_ITEM } from '#web/ui/menu-item.ts'
import { isPhone, useIsNarrow } from '#web/ui/use-is-phone.ts'
import { AdminLinks } from './admin-links.tsx'
import { SIDEBAR_REM } from './admin-sections.ts'
import { headerEntries } from './header-entries.ts'
import { LookControls } from './look-controls.tsx'

interface MenuPanelProps {
  user: User
  pathname: string
  onChoose: () => void
}

export function MenuPanel({ user, pathname, onChoose }: MenuPanelProps) {
  // Changing text size must not remove the controls in use.
  const [hasLook] = useState(isPhone)
  const isNarrow = useIsNarrow(SIDEBAR_REM)
  const isInPortal = pathname.startsWith('/admin/')
  const hasSections = isNarrow && can(user.role, 'admin')
  return (
    <>
      <p className="flex items-center gap-2 px-3 pt-1 pb-2 text-sm text-quiet">
        <span className="truncate">{user.username || user.email}</span>
        {user.role === 'pro' && <Badge tone="signal">PRO</Badge>}
      </p>
      {isInPortal && hasSections && <AdminLinks onChoose={onChoose} />}
      <nav aria-label={m.menu} className="border-t border-line py-2">
        {headerEntries(user.role, pathname).map(({ label, to, icon: Icon, isInWideHeader }) => (
          <Link key={label} to={to} onClick={onChoose} className={`${MENU_ITEM} ${isInWideHeader ? '@7xl:hidden' : ''}`}>
            <Icon aria-hidden="true" className="size-5 text-quiet" />
            {label}
          </Link>
        ))}
      </nav>
      {!isInPortal && hasSections && <ReportsLink onChoose={onChoose} />}
      <div className="border-t border-line py-2">
        <Link to={paths.settings} onClick={onChoose} className={MENU_ITEM}>
          <Settings aria-hidden="true" className="size-5 text-quiet" />
          {m.settings}
        </Link>
        <button type="button" onClick={signOut} className={MENU_ITEM}>
          <LogOut aria-hidden="true" className="size-5 text-quiet" />
          {m.signOut}
        </button>
      </div>
      {hasLook && (
        <div className="border-t border-line px-3 pt-3 pb-4">
          <LookControls />
        </div>
      )}
    </>
  )
}

/** What is urgent in the portal, whose own entry leads to the rest. */
const ReportsLink = ({ onChoose }: Pick<MenuPanelProps, 'onChoose'>) => (
  <div className="border-t border-line py-2">
    <Link to={paths.adminReports} onClick={onChoose} className={MENU_ITEM}>
      <Flag aria-hidden="true" className="size-5 text-quiet" />
      {m.contentReports}
    </Link>
  </div>
)
