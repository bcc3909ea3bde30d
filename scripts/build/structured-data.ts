import { type BillingCycle, plans, priceOf } from '#contract/billing/plans.ts'
import { addressIn } from '#contract/interface-language.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { PublicCopy, PublicPath } from '#contract/site/public-copy.ts'
import { ORIGIN } from '#server/platform/web-files/public-pages.ts'

const PRODUCT = 'UPSC Current Catalyst'
const SITE = `${ORIGIN}/#site`

/** Only what the page shows. */
export function structuredData(path: PublicPath, language: Language, title: string, copy: PublicCopy): object {
  const address = ORIGIN + addressIn(path, language)
  const page = {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description: copy.pages[path].description,
    inLanguage: language,
    isPartOf: { '@id': SITE },
  }
  const special = path === '/pricing' ? product(address, copy) : undefined
  return { '@context': 'https://schema.org', '@graph': [site(), page, trail(path, language, copy), special].filter(Boolean) }
}

const site = () => ({ '@type': 'WebSite', '@id': SITE, url: `${ORIGIN}/`, name: PRODUCT, inLanguage: LANGUAGES })

function trail(path: PublicPath, language: Language, copy: PublicCopy) {
  if (path === '/') return undefined
  const steps = [
    { name: PRODUCT, item: ORIGIN + addressIn('/', language) },
    { name: copy.pages[path].title, item: ORIGIN + addressIn(path, language) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  }
}

function product(url: string, copy: PublicCopy) {
  const offer = (name: string, cents: number) => ({
    '@type': 'Offer',
    name,
    price: (cents / 100).toFixed(2),
    priceCurrency: 'USD',
    url,
  })
  const ofPro = (cycle: BillingCycle, months: number) => offer(`Pro, ${cycle}`, months * priceOf(plans.list.pro, cycle))
  return {
    '@type': 'SoftwareApplication',
    name: PRODUCT,
    description: copy.pages['/'].description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Web',
    offers: [offer('Free', 0), ofPro('monthly', 1), ofPro('yearly', 12)],
  }
}
