import { Award } from 'lucide-react'
import { useState } from 'react'
import { can } from '#contract/roles.ts'
import { useSession } from '#web/platform/session.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import type { HubAddress } from './hub-address.ts'
import { HubList } from './hub-list.tsx'
import { ListHead } from './list-head.tsx'
import { ResultCard } from './result-card.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { GoTo } from './use-hub-address.ts'

const CHOICES = [
  [undefined, 'All'],
  ['mine', 'Yours'],
] as const

/** What people scored. Whoever takes quizzes can add a result of their own. */
export function ResultTab({ address, goTo }: { address: HubAddress; goTo: GoTo }) {
  const now = useNow()
  const [isSharing, setSharing] = useState(false)
  const takesQuizzes = can(useSession().user?.role, 'proStudy')
  const share = takesQuizzes && <Button onClick={() => setSharing(true)}>Share a result</Button>

  return (
    <>
      <ListHead address={address} goTo={goTo} noun="shared results" choices={CHOICES} action={share} />
      <HubList
        tab="results"
        address={address}
        goTo={goTo}
        noun="shared results"
        empty={{
          icon: Award,
          title: 'No results shared yet',
          text: takesQuizzes
            ? 'Share a quiz you have taken, and say what it taught you.'
            : 'When somebody shares a quiz they have taken, it stands here.',
        }}
        row={(result) => <ResultCard result={result} now={now} takesQuizzes={takesQuizzes} />}
      />
      {isSharing && (
        <ShareDialog onClose={() => setSharing(false)} onShared={() => goTo({ q: '', category: undefined, show: undefined })} />
      )}
    </>
  )
}
