import { chooseInterface, chosenInterface } from '#web/platform/interface-language.ts'
import { isPublicPage } from '#web/platform/public-page-paths.ts'

/** Links to this page in another language choose that of the application; links to the application keep that of this page. */
export function hydrateLanguages(): void {
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, follow, { capture: true })
}

function follow({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin) return
  if (link.hreflang) chooseInterface(languageOf(link.hreflang))
  else if (!isPublicPage(link.pathname)) keepLanguage()
}

/** For guests who have not chosen one, and whose browser asks for another. Accounts have their own. */
function keepLanguage() {
  const { lang, dataset } = document.documentElement
  const asked = languageOf(navigator.languages[0] ?? '')
  if (dataset.visitor !== 'member' && !chosenInterface() && asked !== lang) chooseInterface(lang)
}

/** @param tag such as `ta-IN` */
const languageOf = (tag: string): string => tag.split('-')[0] ?? ''
