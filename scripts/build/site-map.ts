import { addressIn } from '#contract/interface-language.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { ORIGIN } from '#server/platform/web-files/public-pages.ts'
import { alternatesOf } from './alternates.ts'

/** Each address names the page in all languages, also its own, as search engines ask. */
export const siteMap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${PUBLIC_PATHS.flatMap((path) => LANGUAGES.map((language) => entry(addressIn(path, language), links(path)))).join('\n')}
</urlset>
`

const entry = (address: string, links: string) => `  <url><loc>${ORIGIN}${address}</loc>${links}</url>`

const links = (path: string) =>
  alternatesOf(path)
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${ORIGIN}${address}"/>`)
    .join('')
