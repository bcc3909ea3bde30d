import { ENGLISH_NAMES, LANGUAGES } from '#contract/languages.ts'
import type { Path } from './article-values.ts'
import { TextField } from './text-field.tsx'

export const noTexts = () => Object.fromEntries(LANGUAGES.map((language) => [language, '']))

interface InEachLanguageProps {
  path: Path
  label: string
  hint?: string
  rows?: number
}

export function InEachLanguage({ path, label, hint, rows }: InEachLanguageProps) {
  return LANGUAGES.map((language) => (
    <TextField
      key={language}
      label={`${label}, in ${ENGLISH_NAMES[language]}`}
      path={[...path, language]}
      whole={language === 'en' ? path : undefined}
      {...(rows && { rows })}
      {...(language === 'en' ? hint && { hint } : { lang: language })}
    />
  ))
}
