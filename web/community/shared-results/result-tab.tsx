import { Award } from 'lucide-react'
import { useState } from 'react'
import { can } from '#contract/roles.ts'
import * as m from '#messages/community/shared-results.ts'
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
  [undefined, m.all],
  ['mine', m.yours],
] as const

export function ResultTab({ address, goTo }: { address: HubAddress; goTo: GoTo }) {
  const now = useNow()
  const [isSharing, setSharing] = useState(false)
  const takesQuizzes = can(useSession().user?.role, 'proStudy')
  const share = takesQuizzes && <Button onClick={() => setSharing(true)}>{m.shareResult}</Button>

  return (
    <>
      <ListHeader tab="results" address={address} goTo={goTo} choices={CHOICES} action={share} />
      <HubList
        tab="results"
        address={address}
        goTo={goTo}
        empty={{
          icon: Award,
          title: m.noResults,
          text: takesQuizzes ? m.shareWhatYouLearned : m.resultsAppearHere,
        }}
        row={(result) => <ResultCard result={result} now={now} takesQuizzes={takesQuizzes} />}
      />
      {isSharing && (
        <ShareDialog onClose={() => setSharing(false)} onShared={() => goTo({ q: '', category: undefined, show: undefined })} />
      )}
    </>
  )
}
