import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts'
import * as m from '#messages/accounts/interface-language.ts'
import { LANGUAGE } from '#messages/language.ts'
import { openInLanguage } from '#web/platform/interface-language.ts'

/** For guests, each in its own script. */
export function LanguageButtons() {
  // Nothing else says the choice to the server.
  if (!navigator.cookieEnabled) return null
  return (
    <fieldset className="flex flex-wrap gap-x-5 text-sm">
      <legend className="sr-only">{m.title}</legend>
      {LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className="min-h-11 font-native font-medium text-accent underline underline-offset-4"
          onClick={() => openInLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  )
}
