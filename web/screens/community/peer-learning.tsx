import * as m from '#messages/screens/community.ts'
import { CommunityNav } from '#web/community/forums/community-nav.tsx'
import { Hub } from './peer-learning-hub.tsx'

export function Component() {
  return (
    <div className="mx-auto max-w-3xl">
      <CommunityNav />
      <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
        {m.peerLearningHub}
      </h1>
      <p className="mt-1 hidden max-w-prose text-quiet sm:block">{m.whatHubIsFor}</p>
      <div className="mt-4">
        <Hub />
      </div>
    </div>
  )
}
