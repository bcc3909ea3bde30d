import { LEGAL_LINKS } from './public-links.ts'

/** Links to the legal pages, for pages of the application. They open separate documents. */
export const LegalLinks = () => (
  <nav aria-label="Legal" className="-mx-3 flex flex-wrap">
    {LEGAL_LINKS.map(({ path, label }) => (
      <a key={path} href={path} className="header-link text-sm">
        {label}
      </a>
    ))}
  </nav>
)
