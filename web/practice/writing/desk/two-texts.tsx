import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { Draft } from '../api.ts'

interface TwoTextsProps {
  other: Draft
  onChoose: (choice: 'mine' | 'other' | 'both') => void
}

export const TwoTexts = ({ other, onChoose }: TwoTextsProps) => (
  <Notice tone="warning" title="This answer was also changed on another device" className="mt-4">
    <p>The text below was saved there on {formatInstant(other.saved_at)}. Yours is in the field and stays on this device.</p>
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, also by keyboard
      tabIndex={0}
      aria-label="Text of the other device"
      className="max-h-60 overflow-y-auto rounded-control border border-line bg-surface p-3 whitespace-pre-wrap wrap-anywhere"
    >
      {other.text || 'An empty text'}
    </section>
    <div className="flex flex-wrap gap-3 pt-2">
      <Button onClick={() => onChoose('both')}>Keep both</Button>
      <Button variant="outline" onClick={() => onChoose('mine')}>
        Use this device’s text
      </Button>
      <Button variant="outline" onClick={() => onChoose('other')}>
        Use the other device’s text
      </Button>
    </div>
  </Notice>
)
