import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts'
import * as m from '#messages/app/look.ts'
import { Segments } from '#web/reading/reading-settings/segments.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { FontButtons } from './font-buttons.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function LookControls() {
  return (
    <div className="space-y-4">
      <FontButtons />
      <ThemeSwitch />
      <ReadingLanguage />
    </div>
  )
}

function ReadingLanguage() {
  const [chosen, choose] = useChosenLanguage()
  return <Segments legend={m.readingLanguage} labels={NAMES} value={chosen} onChange={choose} />
}

const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    <span key={language} lang={language} className="font-native">
      {LANGUAGE_NAMES[language]}
    </span>,
  ]),
) as Record<(typeof LANGUAGES)[number], React.ReactNode>
