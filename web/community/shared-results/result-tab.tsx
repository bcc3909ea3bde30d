import { Award } from 'lucide-react'
import { useState } from 'react'
import { can } from '#contract/roles.ts'
import type { HubAddress } from '#web/community/peer-learning/hub-address.ts'
import { HubList } from '#web/community/peer-learning/hub-list.tsx'
import { ListHeader } from '#web/community/peer-learning/list-header.tsx'
import type { GoTo } from '#web/community/peer-learning/use-hub-address.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { ResultCard } from './result-card.tsx'
import { ShareDialog } from './share-dialog.tsx'

const CHOICES = [
  [undefined, 'All'],
  ['mine', 'Yours'],
] as const

export function ResultTab({ address, goTo }: { address: HubAddress; goTo: GoTo }) {
  const now = useNow()
  const [isSharing, setSharing] = useState(false)
  const takesQuizzes = can(useSession().user?.role, 'proStudy')
  const share = takesQuizzes && <Button onClick={() => setSharing(true)}>Share a result</Button>

  return (
    <>
      <ListHeader address={address} goTo={goTo} noun="shared results" choices={CHOICES} action={share} />
      <HubList
        tab="results"
        address={address}
        goTo={goTo}
        noun="shared results"
        empty={{
          icon: Award,
          title: 'No results shared yet',
          text: takesQuizzes ? 'Share a quiz result and what you learned from it.' : 'Shared quiz results appear here.',
        }}
        row={(result) => <ResultCard result={result} now={now} takesQuizzes={takesQuizzes} />}
      />
      {isSharing && (
        <ShareDialog onClose={() => setSharing(false)} onShared={() => goTo({ q: '', category: undefined, show: undefined })} />
      )}
    </>
  )
}
