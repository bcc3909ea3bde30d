import * as m from '#messages/site/marketing/links.ts'
import { publicAddress } from '#web/platform/interface-language.ts'
import { LEGAL_LINKS } from './public-links.ts'

export const LegalLinks = () => (
  <nav aria-label={m.legal} className="-mx-3 flex flex-wrap">
    {LEGAL_LINKS.map(({ path, label }) => (
      <a key={path} href={publicAddress(path)} className="header-link text-sm">
        {label}
      </a>
    ))}
  </nav>
)
