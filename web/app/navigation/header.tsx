import { Link, useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'
import { Bell } from '#web/messaging/notifications/bell.tsx'
import { Brand } from '#web/platform/brand.tsx'
import { paths } from '#web/platform/paths.ts'
import { useFontScale } from '#web/platform/theme/font-scale.ts'
import { useTheme } from '#web/platform/theme/theme.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LookMenu } from './look-menu.tsx'
import { MainLinks } from './main-links.tsx'

/** Container breakpoints, because they grow with the font scale. */
export function Header({ user }: { user: User }) {
  useLook()
  return (
    <header className="relative z-30 @container h-14 border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-full max-w-7xl items-center gap-1 px-4 @5xl:gap-2">
        <Link
          to={paths.dashboard}
          className="me-auto inline-flex min-h-11 min-w-0 items-center no-underline @3xl:me-1 @3xl:shrink-0 @5xl:me-3"
        >
          <Brand nameClass="whitespace-nowrap @max-[22rem]:sr-only @3xl:@max-5xl:sr-only" />
        </Link>
        <MainLinks role={user.role} />
        <span className="hidden flex-1 @3xl:block" />
        {can(user.role, 'admin') && <PortalLink />}
        <PaletteButton />
        <LookMenu />
        <Bell key={user.id} />
        <AccountMenu user={user} />
      </div>
    </header>
  )
}

function PortalLink() {
  if (useLocation().pathname.startsWith('/admin/')) return null
  return (
    <Link to={paths.adminDashboard} className="header-link @max-7xl:hidden">
      {m.adminPortal}
    </Link>
  )
}

/** Follows other tabs and the system while the controls are closed. */
function useLook() {
  useTheme()
  useFontScale()
}
