import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ForumCache } from '#web/community/quiz-forum-page/forum-cache.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type PostRef, remove } from './api.ts'
import { PostButton } from './post-button.tsx'
import { useSending } from './use-sending.ts'

interface DeletePostProps {
  cache: ForumCache
  post: PostRef
  about: string
  /** Others have replied, so the place stays. */
  leavesPlace?: boolean
}

/** Where the focus goes when a discussion is gone. */
export const LIST_HEADING = 'discussions'

/** A press, a question, and it is gone. */
export function DeletePost({ cache, post, about, leavesPlace = false }: DeletePostProps) {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { isBusy, error, start } = useSending(
    () => remove(post),
    (left) => {
      const discussion = opener.current?.closest('article')
      setAsking(false)
      if (post.replyId) cache.reply({ ...post, replyId: post.replyId }, () => null)
      cache.discussion(post.discussionId, () => left)
      requestAnimationFrame(() => (left ? discussion : document.getElementById(LIST_HEADING))?.focus())
    },
    'The post could not be deleted. Please try again.',
  )
  return (
    <>
      <PostButton ref={opener} icon={Trash2} about={about} onClick={() => setAsking(true)}>
        Delete
      </PostButton>
      <Dialog
        open={isAsking}
        onOpenChange={(open) => !isBusy && setAsking(open)}
        title="Delete post"
        description="Are you sure you want to delete this post?"
      >
        {leavesPlace && <p className="mb-4 text-quiet">The replies to it stay, under a line that says it was deleted.</p>}
        {error && (
          <p role="alert" className="mb-4 font-medium text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" busy={isBusy} onClick={start}>
            Delete
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}
