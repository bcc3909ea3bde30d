import { ForumBoard } from '#web/community/forum-board.tsx'
import { CommunityNav } from '#web/platform/community-nav.tsx'
import { useTitle } from '#web/platform/use-title.ts'

export function ForumsScreen() {
  useTitle('Community forums')
  return (
    <div className="mx-auto max-w-4xl">
      <CommunityNav />
      <ForumBoard />
    </div>
  )
}
