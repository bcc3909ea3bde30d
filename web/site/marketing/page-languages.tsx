import { Languages } from 'lucide-react'
import { addressIn } from '#contract/interface-language.ts'
import { DESCRIPTORS, LANGUAGE_NAMES, LANGUAGES, type Language, TARGETS } from '#contract/languages.ts'
import type { PublicPath } from '#contract/site/public-copy.ts'
import { TEXTS } from '#messages/all/site/marketing/offer.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/site/marketing/pages.ts'

export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== LANGUAGE)

interface LanguageLinksProps {
  path: PublicPath
  languages: readonly Language[]
}

/** They choose the language of the application too (hydrate-languages.ts). */
export const LanguageLinks = ({ path, languages }: LanguageLinksProps) =>
  languages.map((language) => (
    <a
      key={language}
      href={addressIn(path, language)}
      lang={language}
      hrefLang={DESCRIPTORS[language].locale}
      aria-current={language === LANGUAGE ? 'true' : undefined}
      className="header-link font-native"
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ))

/** Opens without script. Where there is no room for it, the languages are in the menu. */
export const LanguageMenu = ({ path }: { path: PublicPath }) => (
  <details data-menu className="relative shrink-0 @max-[22rem]:hidden">
    <summary
      aria-label={m.language}
      className="grid size-11 list-none place-items-center rounded-control hover:bg-sunken high-contrast:border high-contrast:border-line [&::-webkit-details-marker]:hidden"
    >
      <Languages aria-hidden="true" className="size-5" />
    </summary>
    <nav
      aria-label={m.language}
      className="absolute top-full inset-e-0 flex flex-col rounded-card border border-line bg-surface p-1 shadow-lg"
    >
      <LanguageLinks path={path} languages={LANGUAGES} />
    </nav>
  </details>
)

/**
 * A first visit is not redirected: search engines would see one language only, and a link would open something else than was sent.
 * /before-paint.js shows the line in the language that the browser asks for. Not for English, which most browsers in India ask for.
 */
export const LanguageOffers = ({ path }: { path: PublicPath }) =>
  TARGETS.filter((language) => language !== LANGUAGE).map((language) => (
    <p key={language} data-offer={language} lang={language} className="hidden bg-accent-soft px-4 text-center">
      <a
        href={addressIn(path, language)}
        hrefLang={DESCRIPTORS[language].locale}
        className="inline-flex min-h-11 items-center font-native font-medium text-accent underline underline-offset-4"
      >
        {TEXTS[language].alsoInThis}
      </a>
    </p>
  ))
