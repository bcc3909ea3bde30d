import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type PostRef, remove } from './api.ts'
import type { ForumCache } from './forum-cache.ts'
import { PostButton } from './post-button.tsx'
import { useAsyncAction } from './use-async-action.ts'

interface DeletePostProps {
  cache: ForumCache
  post: PostRef
  about: string
  /** The discussion has replies, so a placeholder stays. */
  leavesPlaceholder?: boolean
}

/** Gets focus when a discussion is deleted. */
export const LIST_HEADING_ID = 'discussions'

/** A delete button with confirmation. */
export function DeletePost({ cache, post, about, leavesPlaceholder = false }: DeletePostProps) {
  const [isConfirming, setConfirming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { isBusy, error, start } = useAsyncAction(
    () => remove(post),
    (left) => {
      const discussion = opener.current?.closest('article')
      setConfirming(false)
      if (post.replyId) cache.reply({ ...post, replyId: post.replyId }, () => null)
      cache.discussion(post.discussionId, () => left)
      requestAnimationFrame(() => (left ? discussion : document.getElementById(LIST_HEADING_ID))?.focus())
    },
    'We could not delete the post. Please try again.',
  )
  return (
    <>
      <PostButton ref={opener} icon={Trash2} about={about} onClick={() => setConfirming(true)}>
        Delete
      </PostButton>
      <Dialog
        open={isConfirming}
        onOpenChange={(open) => !isBusy && setConfirming(open)}
        title="Delete post"
        description="Are you sure you want to delete this post?"
      >
        {leavesPlaceholder && <p className="mb-4 text-quiet">Replies stay, with a note that the post was deleted.</p>}
        {error && (
          <p role="alert" className="mb-4 font-medium text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" busy={isBusy} onClick={start}>
            Delete
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  )
}
