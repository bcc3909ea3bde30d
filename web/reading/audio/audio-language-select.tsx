import { LANGUAGE_NAMES, type Language } from '#contract/languages.ts'
import * as m from '#messages/reading/audio.ts'
import { type AudioSources, audioLanguages } from './audio-sources.ts'
import { SELECT_STYLE } from './select-style.ts'

interface AudioLanguageSelectProps {
  value: Language
  sources: AudioSources
  onChange: (language: Language) => void
}

export function AudioLanguageSelect({ value, sources, onChange }: AudioLanguageSelectProps) {
  const languages = audioLanguages(sources)
  if (languages.length < 2) return null
  return (
    <select
      aria-label={m.audioLanguage}
      value={value}
      onChange={(event) => onChange(event.target.value as Language)}
      className={SELECT_STYLE}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language} className="font-native">
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  )
}
