import { ArrowUp } from 'lucide-react'
import type { Ref } from 'react'
import { useForumContext } from '#web/community/posts/forum-context.ts'
import { type ForumView, withPendingPosts } from '#web/community/posts/forum-view.ts'
import { useForumCache } from '#web/community/posts/use-forum-view.ts'
import { plural } from '#web/platform/text/amounts.ts'
import { Button } from '#web/ui/button.tsx'

/** The fixed height avoids layout shift. Sticky while there are new posts. */
export function NewPostsBar({ view, heading }: { view: ForumView; heading: Ref<HTMLHeadingElement> }) {
  const { forumId, focusPost } = useForumContext()
  const { edit } = useForumCache(forumId)
  const count = view.pendingPosts.length
  const words = `${count}${view.gapBefore === null ? '' : '+'} new ${plural(count, { one: 'post', other: 'posts' })}`

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
        Posts
      </h2>
      {count > 0 && (
        <Button onClick={show}>
          <ArrowUp aria-hidden="true" className="size-4" />
          {`Show ${words}`}
        </Button>
      )}
      <p aria-live="polite" className="sr-only">
        {count > 0 && words}
      </p>
    </div>
  )
}
