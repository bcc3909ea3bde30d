import { Users } from 'lucide-react'
import { useState } from 'react'
import type { HubAddress } from '#web/community/peer-learning/hub-address.ts'
import { HubList } from '#web/community/peer-learning/hub-list.tsx'
import { ListHeader } from '#web/community/peer-learning/list-header.tsx'
import type { GoTo } from '#web/community/peer-learning/use-hub-address.ts'
import { Button } from '#web/ui/button.tsx'
import { GroupCard } from './group-card.tsx'
import { GroupDialog } from './group-dialog.tsx'

const CHOICES = [
  [undefined, 'All'],
  ['mine', 'Yours'],
] as const

export function GroupTab({ address, goTo }: { address: HubAddress; goTo: GoTo }) {
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ListHeader
        address={address}
        goTo={goTo}
        noun="study groups"
        choices={CHOICES}
        action={<Button onClick={() => setCreating(true)}>Create a group</Button>}
      />
      <HubList
        tab="groups"
        address={address}
        goTo={goTo}
        noun="study groups"
        empty={{
          icon: Users,
          title: 'No study groups yet',
          text: 'Create a group for others to join. Members are notified of each other’s shared results.',
        }}
        row={(group) => <GroupCard group={group} />}
      />
      {isCreating && (
        <GroupDialog onClose={() => setCreating(false)} onStored={() => goTo({ q: '', category: undefined, show: undefined })} />
      )}
    </>
  )
}
