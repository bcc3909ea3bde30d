import { CommunityNav } from '#web/community/forums/community-nav.tsx'
import { ForumBoard } from '#web/community/forums/forum-board.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'

export function ForumsScreen() {
  useTitle('Community forums')
  return (
    <div className="mx-auto max-w-4xl">
      <CommunityNav />
      <ForumBoard />
    </div>
  )
}
