import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { Bell } from '#web/messaging/notifications/bell.tsx'
import { Brand } from '#web/platform/brand.tsx'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { FontButtons } from './font-buttons.tsx'
import { headerEntries } from './header-entries.ts'
import { SettingsMenu } from './settings-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** A menu so short stands in one row with the rest, on a wide screen and with the longest name. */
const SHORT = 4

/**
 * The menu below the rest, or beside it if it is short; where there is no room for that, the brand and a button that unfolds both. What counts
 * as room is asked of the container and not of the screen: its breakpoints grow with the font scale.
 */
export function Header({ user }: { user: User }) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page folds the menu up
  useEffect(() => setOpen(false), [pathname])
  const Icon = isOpen ? X : Menu
  const entries = headerEntries(user.role, pathname)
  const isShort = entries.length <= SHORT

  return (
    <header className="relative z-30 @container border-b border-line bg-surface">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 px-4 py-2 @4xl:gap-x-3">
        <Link
          to={paths.dashboard}
          className={`inline-flex min-h-11 min-w-0 flex-1 items-center no-underline ${isShort ? '@7xl:flex-none' : ''}`}
        >
          <Brand />
        </Link>
        <Button
          variant="ghost"
          size="icon"
          className="@4xl:hidden"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls="header-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon aria-hidden="true" className="size-6" />
        </Button>
        <div id="header-menu" className={`${isOpen ? 'flex' : 'hidden'} order-last basis-full flex-col gap-4 py-4 @4xl:contents`}>
          <nav
            aria-label="Main"
            className={`-mx-3 flex flex-1 flex-col @4xl:order-last @4xl:basis-full @4xl:flex-row @4xl:flex-wrap ${isShort ? '@7xl:order-none @7xl:mx-0 @7xl:basis-auto' : ''}`}
          >
            {entries.map(({ label, to }) => (
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
