import type { LegalPath } from '#contract/site/legal-copy.ts'
import type { PublicPath } from '#contract/site/public-copy.ts'
import * as m from '#messages/site/marketing/links.ts'

/** In header order. */
export const HEADER_LINKS: { path: PublicPath; label: string }[] = [
  { path: '/', label: m.home },
  { path: '/features', label: m.features },
  { path: '/mission', label: m.mission },
  { path: '/sponsors', label: m.sponsors },
  { path: '/pricing', label: m.pricing },
]

export const FOOTER_LINKS = HEADER_LINKS.filter(({ path }) => path !== '/')

export const LEGAL_LINKS: { path: LegalPath; label: string }[] = [
  { path: '/privacy', label: m.privacy },
  { path: '/terms', label: m.terms },
  { path: '/refunds', label: m.refunds },
  { path: '/contact', label: m.contact },
]
