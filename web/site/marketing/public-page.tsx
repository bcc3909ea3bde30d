import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LANGUAGES } from '#contract/languages.ts'
import type { PublicPath } from '#contract/site/public-copy.ts'
import * as links from '#messages/site/marketing/links.ts'
import * as m from '#messages/site/marketing/pages.ts'
import { Brand } from '#web/platform/brand.tsx'
import { publicAddress } from '#web/platform/interface-language.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { LanguageLinks, LanguageMenu, LanguageOffers, OTHER_LANGUAGES } from './page-languages.tsx'
import { FOOTER_LINKS, HEADER_LINKS, LEGAL_LINKS } from './public-links.ts'

export function PublicPage({ path, children }: { path: PublicPath; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-accent font-medium text-on-accent focus:not-sr-only focus:px-4 focus:py-3 focus:fixed focus:top-2 focus:inset-s-2 focus:z-50"
      >
        {m.skipToContent}
      </a>
      <LanguageOffers path={path} />
      <PublicHeader path={path} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 pb-16 sm:px-6">
        {children}
      </main>
      <PublicFooter path={path} />
    </div>
  )
}

function PublicFooter({ path }: { path: PublicPath }) {
  return (
    <footer className="print:hidden border-t border-line bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-6">
        <div className="text-sm text-quiet">
          <Brand />
          <p className="mt-1">{m.tagline}</p>
        </div>
        <div>
          <LinkRow name={links.quickLinks} links={FOOTER_LINKS} />
          <LinkRow name={links.legal} links={LEGAL_LINKS} />
          <nav aria-label={m.otherLanguages} className="-mx-3 flex flex-wrap lg:justify-end">
            <LanguageLinks path={path} languages={LANGUAGES} />
          </nav>
        </div>
      </div>
    </footer>
  )
}

const LinkRow = ({ name, links }: { name: string; links: typeof FOOTER_LINKS }) => (
  <nav aria-label={name} className="-mx-3 flex flex-wrap lg:justify-end">
    {links.map(({ path, label }) => (
      <a key={path} href={publicAddress(path)} className="header-link">
        {label}
      </a>
    ))}
  </nav>
)

/** Works without script. */
function PublicHeader({ path }: { path: PublicPath }) {
  return (
    <header className="print:hidden relative z-30 @container border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-x-2 px-4 sm:px-6">
        <a href={publicAddress(paths.home)} className="me-auto inline-flex min-h-11 min-w-0 items-center no-underline">
          <Brand />
        </a>
        <nav aria-label={m.main} className="hidden @5xl:flex">
          <Links path={path} />
        </nav>
        <LanguageMenu path={path} />
        <a
          href={paths.login}
          className={buttonStyle({
            variant: 'outline',
            className: 'shrink-0 px-3 whitespace-nowrap @max-sm:hidden member:hidden',
          })}
        >
          {m.signInOrUp}
        </a>
        <a
          href={paths.dashboard}
          className={buttonStyle({
            variant: 'outline',
            className: 'shrink-0 px-3 whitespace-nowrap guest:hidden @max-sm:hidden',
          })}
        >
          {m.dashboard}
        </a>
        <details data-menu className="group/menu shrink-0 @5xl:hidden">
          <summary
            aria-label={m.menu}
            className="grid size-11 list-none place-items-center rounded-control hover:bg-sunken high-contrast:border high-contrast:border-line [&::-webkit-details-marker]:hidden"
          >
            <Menu aria-hidden="true" className="size-6 group-open/menu:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open/menu:block" />
          </summary>
          <nav
            aria-label={m.menu}
            className="absolute inset-x-0 top-full flex flex-col border-y border-line bg-surface px-1 py-3 shadow-lg sm:px-3"
          >
            <Links path={path} />
            <div className="flex flex-col @min-[22rem]:hidden">
              <LanguageLinks path={path} languages={OTHER_LANGUAGES} />
            </div>
            <a href={paths.login} className="header-link member:hidden @sm:hidden">
              {m.signInOrUp}
            </a>
            <a href={paths.dashboard} className="header-link guest:hidden @sm:hidden">
              {m.dashboard}
            </a>
          </nav>
        </details>
      </div>
    </header>
  )
}

function Links({ path }: { path: PublicPath }) {
  return HEADER_LINKS.map((link) => (
    <a
      key={link.path}
      href={publicAddress(link.path)}
      aria-current={link.path === path ? 'page' : undefined}
      className="header-link"
    >
      {link.label}
    </a>
  ))
}
