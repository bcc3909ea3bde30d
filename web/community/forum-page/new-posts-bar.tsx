import { ArrowUp } from 'lucide-react'
import type { Ref } from 'react'
import * as m from '#messages/community/forum-page.ts'
import { useForumContext } from '#web/community/posts/forum-context.ts'
import { type ForumView, withPendingPosts } from '#web/community/posts/forum-view.ts'
import { useForumCache } from '#web/community/posts/use-forum-view.ts'
import { Button } from '#web/ui/button.tsx'

/** The fixed height avoids layout shift. Sticky while there are new posts. */
export function NewPostsBar({ view, heading }: { view: ForumView; heading: Ref<HTMLHeadingElement> }) {
  const { forumId, focusPost } = useForumContext()
  const { edit } = useForumCache(forumId)
  const count = view.pendingPosts.length
  const isAll = view.gapBefore === null

  const show = () => {
    edit(withPendingPosts)
    const [first] = view.pendingPosts
    if (first) focusPost(first.post_id)
  }
  return (
    <div
      className={`flex min-h-14 items-center justify-between gap-3 border-b border-line bg-page py-1 ${count > 0 ? 'sticky top-0 z-10' : ''}`}
    >
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {m.posts}
      </h2>
      {count > 0 && (
        <Button onClick={show}>
          <ArrowUp aria-hidden="true" className="size-4" />
          {isAll ? m.showNewPosts({ count }) : m.showNewPostsOrMore({ count })}
        </Button>
      )}
      <p aria-live="polite" className="sr-only">
        {count > 0 && (isAll ? m.newPosts({ count }) : m.newPostsOrMore({ count }))}
      </p>
    </div>
  )
}
