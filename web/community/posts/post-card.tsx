import { EyeOff, MessageSquare, Pin } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/posts.ts'
import { PostedText } from '#web/community/shared/posted-text.tsx'
import { hasDraft } from '#web/platform/storage/drafts.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { useRelativeTime } from '#web/platform/time/use-relative-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EditBox, editDraft } from './edit-box.tsx'
import { useForumContext } from './forum-context.ts'
import { elementId, hashOf } from './post-anchor.ts'
import { PostMenu } from './post-menu.tsx'
import { isOwn, isVisibleToAll, mayEdit } from './post-permissions.ts'
import { Reactions } from './reactions.tsx'

interface PostCardProps {
  post: Reply
  /** Level of the author's name. */
  heading: 'h3' | 'h4'
  /** Must be stable: threads have hundreds of memoised cards. */
  onReply: (post: Reply) => void
}

export const PostCard = memo(({ post, heading, onReply }: PostCardProps) => {
  const { viewer, linkedPostId, isLocked } = useForumContext()
  const [editing, setEditing] = useState(() => initialEditing(viewer.id, post, mayEdit(viewer, post)))
  // An open draft stays, even if the post is deleted.
  const isEditing = editing !== undefined && (!post.is_deleted || hasDraft(viewer.id, editDraft(post.post_id), Date.now()))
  const name = (!post.is_deleted && post.author?.username) || m.deleted

  return (
    <PostArticle post={post} name={name} isMarked={linkedPostId === post.post_id}>
      <div className="flex items-start justify-between gap-x-2">
        <PostLine post={post} name={name} heading={heading} />
        {!post.is_deleted && (
          <div className="shrink-0">
            <PostMenu post={post} name={name} onEdit={() => setEditing('asked')} />
          </div>
        )}
      </div>
      {isEditing && (
        <div className="py-2">
          <EditBox post={post} takesFocus={editing === 'asked'} onClose={() => setEditing(undefined)} />
        </div>
      )}
      {!isEditing && !post.is_deleted && (
        <div
          lang={scriptLanguage(post.content)}
          className={`max-w-prose leading-reading ${post.is_hidden && !mayEdit(viewer, post) ? 'text-quiet italic' : ''}`}
        >
          <PostedText text={post.content} heading={heading === 'h3' ? 'h4' : 'h5'} />
        </div>
      )}
      {isVisibleToAll(post) && (
        <div className="mt-1 -ms-3 flex flex-wrap items-center gap-1 high-contrast:mb-3 high-contrast:ms-0">
          <Reactions post={post} />
          {!isLocked && (
            <Button variant="ghost" size="sm" className="min-h-11 text-quiet" onClick={() => onReply(post)}>
              <MessageSquare aria-hidden="true" className="size-4.5" />
              {m.reply}
            </Button>
          )}
        </div>
      )}
    </PostArticle>
  )
})

interface PostArticleProps {
  post: Reply
  name: string
  isMarked: boolean
  children: ReactNode
}

/** Only this and PostAge render again as a post ages. */
function PostArticle({ post, name, isMarked, children }: PostArticleProps) {
  const age = useRelativeTime(post.created_at)
  return (
    <article
      id={elementId(post.post_id)}
      tabIndex={-1}
      aria-label={m.postBy({ name, age })}
      className={`-mx-2 scroll-mt-14 rounded-control px-2 ${isMarked ? 'bg-signal-soft shadow-[inset_4px_0_0_var(--signal-fill)]' : ''}`}
    >
      {children}
    </article>
  )
}

function PostAge({ at }: { at: string }) {
  const age = useRelativeTime(at)
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {age}
    </time>
  )
}

function initialEditing(owner: string, { post_id }: Reply, isAllowed: boolean): 'asked' | 'resumed' | undefined {
  return isAllowed && hasDraft(owner, editDraft(post_id), Date.now()) ? 'resumed' : undefined
}

function PostLine({ post, name, heading: Heading }: { post: Reply; name: string; heading: 'h3' | 'h4' }) {
  const { viewer } = useForumContext()
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 py-2 text-sm text-quiet">
      <Heading className={post.is_deleted ? 'italic' : 'font-semibold text-ink'}>{name}</Heading>
      {isOwn(viewer, post) && !post.is_deleted && <span>{m.you}</span>}
      <span aria-hidden="true">·</span>
      <Link
        to={{ hash: hashOf(post.post_id) }}
        preventScrollReset
        className="-my-2 inline-flex min-h-11 items-center hover:underline"
      >
        <PostAge at={post.created_at} />
      </Link>
      {post.is_edited && !post.is_deleted && (
        <>
          <span aria-hidden="true">·</span>
          <span title={formatInstant(post.updated_at)}>{m.edited}</span>
        </>
      )}
      {post.is_hidden && mayEdit(viewer, post) && (
        <Badge tone="danger">
          <EyeOff aria-hidden="true" className="size-3.5" />
          {m.hiddenByModerator}
        </Badge>
      )}
      {post.is_pinned && (
        <Badge tone="accent">
          <Pin aria-hidden="true" className="size-3.5" />
          {m.pinned}
        </Badge>
      )}
    </div>
  )
}
