import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/accounts/settings/pages.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths, type SettingsPageName } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { SETTINGS_PAGES } from './pages.ts'

interface SettingsPageProps {
  name: SettingsPageName
  /** Of a subpage. */
  title?: string
  children: ReactNode
}

/** The list is beside it on wide screens; narrow ones have a link back. */
export function SettingsPage({ name, title, children }: SettingsPageProps) {
  const heading = title ?? SETTINGS_PAGES.find((page) => page.name === name)?.title ?? ''
  useTitle(heading)
  return (
    <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <PageNav current={name} />
      <div className="mx-auto w-full max-w-3xl min-w-0 lg:mx-0">
        <div className={title ? '' : 'lg:hidden'}>
          <BackLink to={paths.settings}>{m.backToSettings}</BackLink>
        </div>
        <h1 className="mt-2 mb-6 text-2xl font-semibold sm:text-3xl lg:mt-0">{heading}</h1>
        <div className="space-y-6">{children}</div>
      </div>
    </div>
  )
}

function PageNav({ current }: { current: SettingsPageName }) {
  return (
    <nav aria-label={m.settings} className="hidden lg:block">
      <ul className="sticky top-4 space-y-1">
        {SETTINGS_PAGES.map(({ name, title, icon: Icon }) => (
          <li key={name}>
            <Link to={paths.settingsPage(name)} aria-current={name === current ? 'page' : undefined} className={LINK}>
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const LINK =
  'flex min-h-11 items-center gap-3 rounded-control border border-transparent px-3 py-2 text-quiet no-underline hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-ink high-contrast:aria-[current=page]:border-line forced-colors:aria-[current=page]:border-[Highlight]'
