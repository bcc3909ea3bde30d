import type { Prices } from '#contract/billing/billing-rules.ts'
import { PRICES_META, readPrices } from '#contract/billing/written-prices.ts'

/** Of the document. An installed application may have an older one: a reply replaces them. */
export const knownPrices = (): Prices => readPrices(document.querySelector<HTMLMetaElement>(`meta[name=${PRICES_META}]`)?.content)
