import { CommunityNav } from '#web/community/forums/community-nav.tsx'
import { Hub } from '#web/community/peer-learning/hub.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'

export function PeerLearningScreen() {
  useTitle('Peer Learning Hub')
  return (
    <div className="mx-auto max-w-3xl">
      <CommunityNav />
      <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
        Peer Learning Hub
      </h1>
      <p className="mt-1 hidden max-w-prose text-quiet sm:block">Share what you scored, study with others, pass on what works.</p>
      <div className="mt-4">
        <Hub />
      </div>
    </div>
  )
}
