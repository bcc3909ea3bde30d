import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { Bell } from '#web/notifications/bell.tsx'
import { Brand } from '#web/platform/brand.tsx'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { FontButtons } from './font-buttons.tsx'
import { headerEntries } from './header-entries.ts'
import { SettingsMenu } from './settings-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/**
 * One row where there is room, else the brand and a button that unfolds the rest. What counts as room is asked of the container and not of
 * the screen: its breakpoints grow with the font scale.
 */
export function Header({ user }: { user: User }) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page folds the menu up
  useEffect(() => setOpen(false), [pathname])
  const Icon = isOpen ? X : Menu

  return (
    <header className="relative z-30 @container border-b border-line bg-surface">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 px-4 @6xl:gap-x-3 py-2 @6xl:flex-nowrap">
        <Link to={paths.dashboard} className="inline-flex min-h-11 min-w-0 flex-1 items-center no-underline @6xl:flex-none">
          <Brand />
        </Link>
        <Button
          variant="ghost"
          size="icon"
          className="@6xl:hidden"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls="header-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon aria-hidden="true" className="size-6" />
        </Button>
        <div
          id="header-menu"
          className={`${isOpen ? 'flex' : 'hidden'} order-last basis-full flex-col gap-4 py-4 @6xl:order-none @6xl:flex @6xl:basis-auto @6xl:flex-1 @6xl:flex-row @6xl:items-center @6xl:py-0`}
        >
          <nav aria-label="Main" className="-mx-3 flex flex-1 flex-col @6xl:mx-0 @6xl:flex-row @6xl:flex-wrap">
            {headerEntries(user.role, pathname).map(({ label, to }) => (
              <NavLink key={label} to={to} className="header-link">
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="flex flex-wrap items-center gap-3">
            {/* Larger text can leave no room for the one row; folding up then would take the pressed button away. */}
            <FontButtons onChange={() => setOpen(true)} />
            <ThemeSwitch />
          </div>
          <SettingsMenu user={user} />
        </div>
        {/* The last in the row, folded up or not. */}
        <Bell key={user.id} onOpen={() => setOpen(false)} />
      </div>
    </header>
  )
}
