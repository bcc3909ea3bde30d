import { CommunityNav } from '#web/community/forums/community-nav.tsx'
import { ForumBoard } from '#web/community/forums/forum-board.tsx'

export function Component() {
  return (
    <div className="mx-auto max-w-4xl">
      <CommunityNav />
      <ForumBoard />
    </div>
  )
}
