import { addressIn } from '#contract/interface-language.ts'
import { DESCRIPTORS, LANGUAGES, type Language } from '#contract/languages.ts'
import type { PublicCopy, PublicPath } from '#contract/site/public-copy.ts'
import { ORIGIN } from '#server/platform/web-files/public-pages.ts'
import { alternatesOf } from './alternates.ts'
import { structuredData } from './structured-data.ts'

const PRODUCT = 'UPSC Current Catalyst'

export interface Files {
  style: string
  first: string
  script: string
  /** Link preview. */
  card: string
}

export function publicDocument(path: PublicPath, language: Language, body: string, copy: PublicCopy, files: Files): string {
  const address = ORIGIN + addressIn(path, language)
  const { description, card, ...page } = copy.pages[path]
  const title = path === '/' ? `${PRODUCT}: ${page.title}` : `${page.title} · ${PRODUCT}`
  const metas: [name: 'name' | 'property', key: string, content: string][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', PRODUCT],
    ['property', 'og:locale', localeOf(language)],
    ...LANGUAGES.filter((other) => other !== language).map(
      (other) => ['property', 'og:locale:alternate', localeOf(other)] as [name: 'property', key: string, content: string],
    ),
    ['property', 'og:url', address],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', ORIGIN + files.card],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', `${card.join(' ')} ${PRODUCT}`],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return `<!doctype html>
<html lang="${language}"${DESCRIPTORS[language].direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="canonical" href="${address}">
${alternates(path)}
<link rel="stylesheet" href="${files.style}">
<script src="${files.first}"></script>
<script type="module" src="${files.script}"></script>
<meta name="theme-color" content="#fbfaf7">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/icons/apple-touch.png">
${metas.map(([name, key, content]) => `<meta ${name}="${key}" content="${escaped(content)}">`).join('\n')}
<script type="application/ld+json">${inScript(structuredData(path, language, title, copy))}</script>
</head>
<body>${body}</body>
</html>
`
}

const localeOf = (language: Language) => DESCRIPTORS[language].locale.replace('-', '_')

/** Before `/before-paint.js`, which offers one of them. */
const alternates = (path: PublicPath) =>
  alternatesOf(path)
    .map(({ tag, address }) => `<link rel="alternate" hreflang="${tag}" href="${ORIGIN}${address}">`)
    .join('\n')

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)

/** The first end tag ends a script element. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
