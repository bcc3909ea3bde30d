import { Users } from 'lucide-react'
import { useState } from 'react'
import * as m from '#messages/community/study-groups.ts'
import type { HubAddress } from '#web/community/peer-learning/hub-address.ts'
import { HubList } from '#web/community/peer-learning/hub-list.tsx'
import { ListHeader } from '#web/community/peer-learning/list-header.tsx'
import type { GoTo } from '#web/community/peer-learning/use-hub-address.ts'
import { Button } from '#web/ui/button.tsx'
import { GroupCard } from './group-card.tsx'
import { GroupDialog } from './group-dialog.tsx'

const CHOICES = [
  [undefined, m.all],
  ['mine', m.yours],
] as const

export function GroupTab({ address, goTo }: { address: HubAddress; goTo: GoTo }) {
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ListHeader
        address={address}
        goTo={goTo}
        tab="groups"
        choices={CHOICES}
        action={<Button onClick={() => setCreating(true)}>{m.createGroup}</Button>}
      />
      <HubList
        tab="groups"
        address={address}
        goTo={goTo}
        empty={{
          icon: Users,
          title: m.noGroups,
          text: m.noGroupsText,
        }}
        row={(group) => <GroupCard group={group} />}
      />
      {isCreating && (
        <GroupDialog onClose={() => setCreating(false)} onStored={() => goTo({ q: '', category: undefined, show: undefined })} />
      )}
    </>
  )
}
