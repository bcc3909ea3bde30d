import { LANGUAGE_NAMES, type Target } from '#contract/languages.ts'
import * as m from '#messages/reading/shared.ts'
import { languagesInWords } from './languages-in-words.ts'

/** The first letter of each language beside English, in a device font to load none. */
export function LanguageBadges({ languages }: { languages: readonly Target[] | undefined }) {
  if (!languages?.length) return null
  return (
    <span className="inline-flex gap-1">
      <span className="sr-only">{m.alsoIn({ languages: languagesInWords(languages) })}</span>
      {languages.map((language) => (
        <span
          key={language}
          aria-hidden="true"
          lang={language}
          title={m.alsoIn({ languages: languagesInWords([language]) })}
          className="rounded-sm border border-line px-1 font-native leading-tight"
        >
          {firstLetter(language)}
        </span>
      ))}
    </span>
  )
}

/** With its vowel sign: without, it is another syllable. */
function firstLetter(language: Target): string {
  const name = LANGUAGE_NAMES[language]
  return /^\p{L}\p{M}*/u.exec(name)?.[0] ?? name
}
