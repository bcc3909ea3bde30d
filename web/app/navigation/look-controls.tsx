import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts'
import { useChosenLanguage } from '#web/reading/article-languages/use-reading-language.ts'
import { Segments } from '#web/reading/reading-settings/segments.tsx'
import { FontButtons } from './font-buttons.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Text size, theme and reading language. */
export function LookControls() {
  return (
    <div className="space-y-4">
      <FontButtons />
      <ThemeSwitch />
      <ReadingLanguage />
    </div>
  )
}

/** An article that is not translated is shown in English. */
function ReadingLanguage() {
  const [chosen, choose] = useChosenLanguage()
  return <Segments legend="Reading language" labels={NAMES} value={chosen} onChange={choose} />
}

const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    <span key={language} lang={language} className="font-native">
      {LANGUAGE_NAMES[language]}
    </span>,
  ]),
) as Record<(typeof LANGUAGES)[number], React.ReactNode>
