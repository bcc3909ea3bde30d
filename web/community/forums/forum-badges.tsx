import { Lock, Pin } from 'lucide-react'
import type { Forum } from '#contract/community/forums.ts'
import { Badge } from '#web/ui/badge.tsx'

export function ForumBadges({ forum: { is_pinned, is_locked } }: { forum: Pick<Forum, 'is_pinned' | 'is_locked'> }) {
  return (
    <>
      {is_pinned && (
        <Badge tone="accent">
          <Pin aria-hidden="true" className="size-3.5" />
          Pinned
        </Badge>
      )}
      {is_locked && (
        <Badge>
          <Lock aria-hidden="true" className="size-3.5" />
          Locked
        </Badge>
      )}
    </>
  )
}
