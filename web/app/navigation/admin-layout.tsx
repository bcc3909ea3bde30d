import { Tabs } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { useIsNarrow } from '#web/ui/use-is-phone.ts'
import { ADMIN_GROUPS, type AdminSection, openSection, SIDEBAR_REM } from './admin-sections.ts'

export function Component() {
  const isHidden = useIsNarrow(SIDEBAR_REM)
  const { id } = openSection(useLocation())
  return (
    <Tabs.Root
      value={id}
      orientation="vertical"
      activationMode="manual"
      className={isHidden ? '' : 'grid grid-cols-[12rem_minmax(0,1fr)] gap-10'}
    >
      <nav aria-label="Administration" hidden={isHidden}>
        <Tabs.List aria-label="Admin Portal" className="space-y-4">
          {ADMIN_GROUPS.map(({ title, sections }) => (
            <div key={title ?? ''} role="presentation">
              {title && (
                <span aria-hidden="true" className="block px-3 pb-1 text-sm font-medium text-quiet">
                  {title}
                </span>
              )}
              {sections.map((section) => (
                <Tab key={section.id} section={section} />
              ))}
            </div>
          ))}
        </Tabs.List>
        <div className="mt-6 border-t border-line pt-2 ps-3">
          <BackLink to={paths.dashboard}>Back to User Dashboard</BackLink>
        </div>
      </nav>
      <Tabs.Content value={id} tabIndex={-1}>
        <Outlet />
      </Tabs.Content>
    </Tabs.Root>
  )
}

function Tab({ section: { id, label, to } }: { section: AdminSection }) {
  return (
    <Tabs.Trigger value={id} asChild className={TAB}>
      <Link to={to} onKeyDown={pressedBySpace}>
        {label}
      </Link>
    </Tabs.Trigger>
  )
}

const TAB = [
  'flex min-h-11 items-center rounded-control border-s-3 border-transparent px-3 py-2 font-medium text-quiet no-underline hover:bg-sunken hover:text-ink',
  'data-[state=active]:rounded-s-none data-[state=active]:border-accent data-[state=active]:bg-sunken data-[state=active]:text-ink',
].join(' ')

/** Unlike tabs, links ignore Space. */
function pressedBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
