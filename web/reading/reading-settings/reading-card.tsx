import { Card } from '#web/ui/card.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { ReadingPreview } from './reading-preview.tsx'

export function ReadingCard() {
  return (
    <Card title="Reading" intro="How articles look to you. People read best in different ways: try what suits you.">
      <ReadingPreview />
      <ReadingChoices className="sm:grid-cols-2" />
    </Card>
  )
}
