import { Brand } from '#web/platform/brand.tsx'
import { FOOTER_LINKS, LEGAL_LINKS } from './public-links.ts'

export function PublicFooter() {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-6">
        <div className="text-sm text-quiet">
          <Brand />
          <p className="mt-1">Daily current affairs for civil-services aspirants.</p>
        </div>
        <div>
          <LinkRow name="Quick links" links={FOOTER_LINKS} />
          <LinkRow name="Legal" links={LEGAL_LINKS} />
        </div>
      </div>
    </footer>
  )
}

const LinkRow = ({ name, links }: { name: string; links: typeof FOOTER_LINKS }) => (
  <nav aria-label={name} className="-mx-3 flex flex-wrap lg:justify-end">
    {links.map(({ path, label }) => (
      <a key={path} href={path} className="header-link">
        {label}
      </a>
    ))}
  </nav>
)
