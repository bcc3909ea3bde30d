import { Card } from '#web/ui/card.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { ReadingPreview } from './reading-preview.tsx'

export function ReadingCard() {
  return (
    <Card title="Reading" intro="Adjust how articles look. Changes show in the preview.">
      <ReadingPreview />
      <ReadingChoices className="sm:grid-cols-2" />
    </Card>
  )
}
