import { type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/posts.ts'
import { Button } from '#web/ui/button.tsx'
import { useForumContext } from './forum-context.ts'
import { isOwn } from './post-permissions.ts'
import { useReact } from './use-forum-changes.ts'

type Kind = 'like' | 'dislike'

const KINDS: { kind: Kind; label: string; plural: string; icon: LucideIcon; countOf: (post: Reply) => number }[] = [
  { kind: 'like', label: m.like, plural: m.likes, icon: ThumbsUp, countOf: ({ likes_count }) => likes_count },
  { kind: 'dislike', label: m.dislike, plural: m.dislikes, icon: ThumbsDown, countOf: ({ dislikes_count }) => dislikes_count },
]

/** Users cannot react to their own posts. */
export function Reactions({ post }: { post: Reply }) {
  const { forumId, viewer } = useForumContext()
  const react = useReact(forumId)

  if (isOwn(viewer, post))
    return (
      <p className="flex gap-1 text-quiet">
        {KINDS.map(({ kind, plural, icon: Icon, countOf }) => (
          <span key={kind} className="inline-flex min-h-11 items-center gap-2 border border-transparent px-3 text-sm">
            <Icon aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{plural}</span>
            <Count>{countOf(post)}</Count>
          </span>
        ))}
      </p>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div role="group" aria-label={m.reactions} className="flex gap-1">
      {KINDS.map(({ kind, label, icon: Icon, countOf }) => {
        const isMine = post.user_reaction === kind
        return (
          // Disabling it while sending would lose keyboard focus.
          <Button
            key={kind}
            variant="ghost"
            size="sm"
            aria-pressed={isMine}
            aria-disabled={react.isPending}
            onClick={() => {
              if (!react.isPending) react.mutate({ post, kind })
            }}
            className="min-h-11 text-quiet aria-disabled:opacity-100 aria-pressed:text-accent"
          >
            <Icon aria-hidden="true" className={`size-4.5 ${isMine ? 'fill-current' : ''}`} />
            <span className="sr-only">{label}</span>
            <Count>{countOf(post)}</Count>
          </Button>
        )
      })}
    </div>
  )
}

/** Room for another digit, to avoid layout shift. */
function Count({ children }: { children: ReactNode }) {
  return <span className="min-w-[2ch] text-start font-medium tabular-nums">{children}</span>
}
