import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import type { HubAddress } from './hub-address.ts'
import { HubList } from './hub-list.tsx'
import { ListHead } from './list-head.tsx'
import { TipCard } from './tip-card.tsx'
import { TipDialog } from './tip-dialog.tsx'
import type { GoTo } from './use-hub-address.ts'

const CHOICES = [
  [undefined, 'All'],
  ['saved', 'Saved'],
  ['mine', 'Yours'],
] as const

export function TipTab({ address, goTo }: { address: HubAddress; goTo: GoTo }) {
  const now = useNow()
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <ListHead
        address={address}
        goTo={goTo}
        noun="learning tips"
        choices={CHOICES}
        action={<Button onClick={() => setWriting(true)}>Write a tip</Button>}
      />
      <HubList
        tab="tips"
        address={address}
        goTo={goTo}
        noun="learning tips"
        empty={{
          icon: Lightbulb,
          title: 'No learning tips yet',
          text: 'What helped you to remember, to revise or to write? Write it down for the others.',
        }}
        row={(tip) => <TipCard tip={tip} now={now} isWhole={address.id !== undefined} />}
      />
      {isWriting && (
        <TipDialog onClose={() => setWriting(false)} onStored={() => goTo({ q: '', category: undefined, show: undefined })} />
      )}
    </>
  )
}
