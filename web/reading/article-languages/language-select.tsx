import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/languages.ts'
import * as m from '#messages/reading/article-languages.ts'

interface LanguageSelectProps {
  value: Language
  available: Record<Language, boolean>
  onChange: (lang: Language) => void
}

export function LanguageSelect({ value, available, onChange }: LanguageSelectProps) {
  return (
    <select
      aria-label={m.language}
      value={value}
      onChange={(event) => onChange(event.target.value as Language)}
      className="min-h-11 w-24 shrink-0 rounded-control border border-strong bg-surface px-2 py-1 text-sm text-ink sm:w-28 print:hidden"
    >
      {LANGUAGES.map((lang) => (
        <option key={lang} value={lang} lang={lang} disabled={!available[lang]} className="font-native">
          {available[lang] ? LANGUAGE_NAMES[lang] : m.notAvailable({ language: LANGUAGE_NAMES[lang] })}
        </option>
      ))}
    </select>
  )
}
