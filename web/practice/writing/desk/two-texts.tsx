import { useState } from 'react'
import * as m from '#messages/practice/writing/desk.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { Draft } from '../api.ts'

interface TwoTextsProps {
  other: Draft
  onChoose: (choice: 'mine' | 'other' | 'both') => void
}

/** The text of this device stands in the field beneath. */
export function TwoTexts({ other, onChoose }: TwoTextsProps) {
  return (
    <Notice tone="warning" title={m.changedElsewhere} className="mt-4">
      <p className="text-pretty">{m.compareTexts({ time: formatInstant(other.saved_at) })}</p>
      {/* Also beneath the mark of the notice. */}
      <div className="-ms-9 space-y-3 pt-2">
        <OtherText text={other.text} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onChoose('both')}>{m.keepBoth}</Button>
          <Button variant="outline" onClick={() => onChoose('other')}>
            {m.useOther}
          </Button>
          <Button variant="outline" onClick={() => onChoose('mine')}>
            {m.keepOwn}
          </Button>
        </div>
      </div>
    </Notice>
  )
}

/** About 250 words: an essay would push the field far down. */
const LONG = 1500

function OtherText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= LONG)
  return (
    <section aria-label={m.textOfOtherDevice} className="rounded-control border border-line bg-surface p-3">
      <p lang={scriptLanguage(text)} className={`whitespace-pre-wrap wrap-anywhere ${isWhole ? '' : 'line-clamp-12'}`}>
        {text || m.emptyText}
      </p>
      {!isWhole && (
        <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setWhole(true)}>
          {m.showWhole}
        </Button>
      )}
    </section>
  )
}
