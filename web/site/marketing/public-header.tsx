import { Menu, X } from 'lucide-react'
import type { PublicPath } from '#contract/site/public-copy.ts'
import { Brand } from '#web/platform/brand.tsx'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { HEADER_LINKS } from './public-links.ts'

/** Public pages are separate documents: plain links, and a menu that opens without script. */
export function PublicHeader({ path }: { path: PublicPath }) {
  return (
    <header className="relative z-30 @container border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-x-2 px-4 sm:px-6">
        <a href={paths.home} className="mr-auto inline-flex min-h-11 min-w-0 items-center no-underline">
          <Brand />
        </a>
        <nav aria-label="Main" className="hidden @4xl:flex">
          <Links path={path} />
        </nav>
        <a
          href={paths.login}
          className={buttonStyle({
            variant: 'outline',
            className: 'shrink-0 px-3 whitespace-nowrap @max-sm:hidden member:hidden',
          })}
        >
          Login/Sign-up
        </a>
        <a
          href={paths.dashboard}
          className={buttonStyle({
            variant: 'outline',
            className: 'shrink-0 px-3 whitespace-nowrap guest:hidden @max-sm:hidden',
          })}
        >
          Dashboard
        </a>
        <details data-menu className="group/menu shrink-0 @4xl:hidden">
          <summary
            aria-label="Menu"
            className="grid size-11 list-none place-items-center rounded-control hover:bg-sunken high-contrast:border high-contrast:border-line [&::-webkit-details-marker]:hidden"
          >
            <Menu aria-hidden="true" className="size-6 group-open/menu:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open/menu:block" />
          </summary>
          <nav
            aria-label="Menu"
            className="absolute inset-x-0 top-full flex flex-col border-y border-line bg-surface px-1 py-3 shadow-lg sm:px-3"
          >
            <Links path={path} />
            <a href={paths.login} className="header-link member:hidden @sm:hidden">
              Login/Sign-up
            </a>
            <a href={paths.dashboard} className="header-link guest:hidden @sm:hidden">
              Dashboard
            </a>
          </nav>
        </details>
      </div>
    </header>
  )
}

function Links({ path }: { path: PublicPath }) {
  return HEADER_LINKS.map((link) => (
    <a key={link.path} href={link.path} aria-current={link.path === path ? 'page' : undefined} className="header-link">
      {link.label}
    </a>
  ))
}
