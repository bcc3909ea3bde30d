import { byLanguage, LANGUAGE_NAMES } from '#contract/languages.ts'
import * as m from '#messages/reading/reading-settings/cards.ts'
import { useReadingLanguage } from '#web/reading/shared/use-reading-language.ts'
import { Card } from '#web/ui/card.tsx'
import { ReadingChoices, ReadingFoot } from './reading-choices.tsx'
import { ReadingPreview } from './reading-preview.tsx'
import { Segments } from './segments.tsx'

const EVERY_LANGUAGE = byLanguage(() => true)
const LABELS = byLanguage((language) => (
  <span lang={language} className="font-native">
    {LANGUAGE_NAMES[language]}
  </span>
))

export function ReadingCard() {
  const { lang, choose } = useReadingLanguage(EVERY_LANGUAGE)
  return (
    <Card title={m.reading} intro={m.adjust}>
      <Segments legend={m.readingLanguage} labels={LABELS} hint={m.languageHint} value={lang} onChange={choose} />
      <ReadingChoices className="sm:grid-cols-2" foldsSpacing />
      <ReadingPreview lang={lang} />
      <ReadingFoot />
    </Card>
  )
}
