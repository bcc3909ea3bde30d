import { useMutation } from '@tanstack/react-query'
import * as m from '#messages/community/posts.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { loadReplies } from './api.ts'
import { useForumContext } from './forum-context.ts'
import { changeThread, threadById } from './forum-view.ts'
import { hasReply, hiddenReplies, type Thread, withPendingReplies, withReplies } from './thread.ts'
import { useForumCache } from './use-forum-view.ts'

export function ShowReplies({ thread }: { thread: Thread }) {
  const more = useMoreReplies(thread)
  const label =
    thread.completeTo === null
      ? m.showAllReplies({ count: thread.replies_count })
      : m.showMoreReplies({ count: hiddenReplies(thread) })
  return (
    <>
      {more.isError && (
        <p role="alert" className="py-1 text-sm text-danger">
          {failureText(more.error, m.repliesFailed)}
        </p>
      )}
      <Button variant="link" size="sm" className="-ms-3 min-h-11" aria-disabled={more.isPending} onClick={() => more.load()}>
        {more.isPending && <Spinner />}
        {label}
      </Button>
    </>
  )
}

/** Loads the rest if the poll did not return all. */
export function ShowPendingReplies({ thread }: { thread: Thread }) {
  const { forumId, focusPost } = useForumContext()
  const { edit } = useForumCache(forumId)
  const more = useMoreReplies(thread)
  const isCutOff = thread.completeTo === (thread.replies.at(-1)?.post_id ?? null) && hiddenReplies(thread) > 0
  const show = () => {
    if (isCutOff) return more.load()
    edit((view) => changeThread(view, thread.post_id, withPendingReplies))
    const [first] = thread.pendingReplies
    if (first) focusPost(first.post_id)
  }
  const count = thread.pendingReplies.length + (isCutOff ? hiddenReplies(thread) : 0)
  return (
    <div className="py-1">
      <Button variant="outline" size="sm" className="min-h-11" aria-disabled={more.isPending} onClick={show}>
        {more.isPending && <Spinner />}
        {m.showNewReplies({ count })}
      </Button>
    </div>
  )
}

function useMoreReplies(thread: Thread) {
  const { forumId, focusPost } = useForumContext()
  const { edit, view } = useForumCache(forumId)
  const { mutate, ...more } = useMutation({
    mutationFn: () => loadReplies(thread.post_id, thread.after),
    onSuccess: (page) => {
      const shown = view() && threadById(view() as NonNullable<ReturnType<typeof view>>, thread.post_id)
      const first = page.replies.find(({ post_id }) => !shown || !hasReply(shown, post_id))
      edit((one) => changeThread(one, thread.post_id, (known) => withReplies(known, page)))
      if (first) focusPost(first.post_id)
    },
  })
  return {
    ...more,
    load: () => {
      if (!more.isPending) mutate()
    },
  }
}
