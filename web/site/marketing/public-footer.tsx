import { Brand } from '#web/platform/brand.tsx'
import { FOOTER_LINKS } from './public-links.ts'

export function PublicFooter() {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-6">
        <div className="text-sm text-quiet">
          <Brand />
          <p className="mt-1">Daily current affairs for civil-services aspirants.</p>
        </div>
        <nav aria-label="Quick links" className="-mx-3 flex flex-wrap">
          {FOOTER_LINKS.map(({ path, label }) => (
            <a key={path} href={path} className="header-link">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
