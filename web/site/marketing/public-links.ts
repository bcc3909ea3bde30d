import type { LegalPath } from '#contract/site/legal-copy.ts'
import type { PublicPath } from '#contract/site/public-copy.ts'

/** In header order. */
export const HEADER_LINKS: { path: PublicPath; label: string }[] = [
  { path: '/', label: 'Home' },
  { path: '/features', label: 'Features' },
  { path: '/mission', label: 'Mission' },
  { path: '/sponsors', label: 'Sponsors' },
  { path: '/pricing', label: 'Pricing' },
]

export const FOOTER_LINKS = HEADER_LINKS.filter(({ path }) => path !== '/')

export const LEGAL_LINKS: { path: LegalPath; label: string }[] = [
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
  { path: '/refunds', label: 'Refunds' },
  { path: '/contact', label: 'Contact' },
]
