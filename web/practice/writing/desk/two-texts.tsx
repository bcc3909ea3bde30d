import { useState } from 'react'
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
    <Notice tone="warning" title="This answer was also changed on another device" className="mt-4">
      <p>Saved there on {formatInstant(other.saved_at)}. Compare the two texts and choose which to keep.</p>
      <Tabs
        label="The two texts"
        tabs={[
          { id: 'other', label: 'Other device', panel: <Text name="Text of the other device" text={other.text} /> },
          { id: 'mine', label: 'This device', panel: <Text name="Text of this device" text={own} /> },
        ]}
        open={open}
        onOpen={(id) => setOpen(id === 'mine' ? 'mine' : 'other')}
      />
      <div className="flex flex-wrap gap-3 pt-2">
        <Button onClick={() => onChoose('both')}>Keep both</Button>
        <Button variant="outline" onClick={() => onChoose(open)}>
          Use this text
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
    {text || 'An empty text'}
  </section>
)
