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

/** A menu of at most this many entries fits in one row with the rest on a wide screen, even with the longest username. */
const SHORT = 4

/**
 * The menu is below the rest of the header, or next to it if it is short; on a narrow page it opens from a button. The breakpoints are those of
 * the container, not of the screen, because they grow with the font scale.
 */
export function Header({ user }: { user: User }) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
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
            {/* Larger text can switch to the narrow layout; closing the menu then would hide the button that was just pressed. */}
            <FontButtons onChange={() => setOpen(true)} />
            <ThemeSwitch />
          </div>
          <SettingsMenu user={user} />
        </div>
        {/* Last in the row, whether the menu is open or closed. */}
        <Bell key={user.id} onOpen={() => setOpen(false)} />
      </div>
    </header>
  )
}
