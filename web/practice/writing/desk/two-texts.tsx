import { useState } from 'react'
import * as m from '#messages/practice/writing/desk.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { Draft } from '../api.ts'

interface TwoTextsProps {
  other: Draft
  /** Of this device. */
  own: string
  onChoose: (choice: 'mine' | 'other' | 'both') => void
}

export function TwoTexts({ other, own, onChoose }: TwoTextsProps) {
  const [open, setOpen] = useState<'other' | 'mine'>('other')
  return (
    <Notice tone="warning" title={m.changedElsewhere} className="mt-4">
      <p>{m.compareTexts({ time: formatInstant(other.saved_at) })}</p>
      <Tabs
        label={m.twoTexts}
        tabs={[
          { id: 'other', label: m.otherDevice, panel: <Text name={m.textOfOtherDevice} text={other.text} /> },
          { id: 'mine', label: m.thisDevice, panel: <Text name={m.textOfThisDevice} text={own} /> },
        ]}
        open={open}
        onOpen={(id) => setOpen(id === 'mine' ? 'mine' : 'other')}
      />
      <div className="flex flex-wrap gap-3 pt-2">
        <Button onClick={() => onChoose('both')}>{m.keepBoth}</Button>
        <Button variant="outline" onClick={() => onChoose(open)}>
          {m.useThisText}
        </Button>
      </div>
    </Notice>
  )
}

const Text = ({ name, text }: { name: string; text: string }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, also by keyboard
    tabIndex={0}
    aria-label={name}
    lang={scriptLanguage(text)}
    className="max-h-60 overflow-y-auto rounded-control border border-line bg-surface p-3 whitespace-pre-wrap wrap-anywhere"
  >
    {text || m.emptyText}
  </section>
)
