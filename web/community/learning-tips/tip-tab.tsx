import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import * as m from '#messages/community/learning-tips.ts'
import type { HubAddress } from '#web/community/peer-learning/hub-address.ts'
import { HubList } from '#web/community/peer-learning/hub-list.tsx'
import { ListHeader } from '#web/community/peer-learning/list-header.tsx'
import type { GoTo } from '#web/community/peer-learning/use-hub-address.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { TipCard } from './tip-card.tsx'
import { TipDialog } from './tip-dialog.tsx'

const CHOICES = [
  [undefined, m.all],
  ['saved', m.savedTips],
  ['mine', m.yours],
] as const

export function TipTab({ address, goTo }: { address: HubAddress; goTo: GoTo }) {
  const now = useNow()
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <ListHeader
        address={address}
        goTo={goTo}
        tab="tips"
        choices={CHOICES}
        action={<Button onClick={() => setWriting(true)}>{m.writeTip}</Button>}
      />
      <HubList
        tab="tips"
        address={address}
        goTo={goTo}
        empty={{
          icon: Lightbulb,
          title: m.noTips,
          text: m.noTipsText,
        }}
        row={(tip) => <TipCard tip={tip} now={now} isWhole={address.id !== undefined} />}
      />
      {isWriting && (
        <TipDialog onClose={() => setWriting(false)} onStored={() => goTo({ q: '', category: undefined, show: undefined })} />
      )}
    </>
  )
}
