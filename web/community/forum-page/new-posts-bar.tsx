import { ArrowUp } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useDesk } from './forum-context.ts'
import { type ForumView, withNewcomers } from './forum-view.ts'
import { useForumCache } from './use-forum-view.ts'

/**
 * The heading of the posts. The button that brings new ones appears in its line, which is as high without it, so that nothing moves; while it is
 * there the line stays in sight.
 */
export function NewPostsBar({ view, heading }: { view: ForumView; heading: Ref<HTMLHeadingElement> }) {
  const { forumId, goTo } = useDesk()
  const { edit } = useForumCache(forumId)
  const count = view.newcomers.length
  const words = `${count}${view.cutOffAt === null ? '' : '+'} new ${count === 1 ? 'post' : 'posts'}`

  const show = () => {
    edit(withNewcomers)
    const [first] = view.newcomers
    if (first) goTo(first.post_id)
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
