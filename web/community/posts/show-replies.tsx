import { useMutation } from '@tanstack/react-query'
import { useDesk } from '#web/community/forum-page/forum-context.ts'
import { changeThread, threadById } from '#web/community/forum-page/forum-view.ts'
import { useForumCache } from '#web/community/forum-page/use-forum-view.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { askReplies } from './api.ts'
import { hasReply, hiddenReplies, type Thread, withReplies, withWaiting } from './thread.ts'

/** Fills the gap in a thread, a page at a time; reading goes on with the first that was missing. */
export function ShowReplies({ thread }: { thread: Thread }) {
  const more = useMoreReplies(thread)
  const label =
    thread.wholeTo === null ? `Show all ${thread.replies_count} replies` : `Show ${countOf(hiddenReplies(thread), 'more ')}`
  return (
    <>
      {more.isError && (
        <p role="alert" className="py-1 text-sm text-danger">
          {failureText(more.error, 'The replies could not be loaded. Please try again.')}
        </p>
      )}
      <Button variant="link" size="sm" className="-ml-3 min-h-11" aria-disabled={more.isPending} onClick={() => more.load()}>
        {more.isPending && <Spinner />}
        {label}
      </Button>
    </>
  )
}

/** Replies written since the page was opened. More of them than came along are fetched. */
export function ShowWaiting({ thread }: { thread: Thread }) {
  const { forumId, goTo } = useDesk()
  const { edit } = useForumCache(forumId)
  const more = useMoreReplies(thread)
  const isCutOff = thread.wholeTo === (thread.replies.at(-1)?.post_id ?? null) && hiddenReplies(thread) > 0
  const show = () => {
    if (isCutOff) return more.load()
    edit((view) => changeThread(view, thread.post_id, withWaiting))
    const [first] = thread.waiting
    if (first) goTo(first.post_id)
  }
  const count = thread.waiting.length + (isCutOff ? hiddenReplies(thread) : 0)
  return (
    <div className="py-1">
      <Button variant="outline" size="sm" className="min-h-11" aria-disabled={more.isPending} onClick={show}>
        {more.isPending && <Spinner />}
        {`Show ${countOf(count, 'new ')}`}
      </Button>
    </div>
  )
}

const countOf = (count: number, kind: string) => `${count} ${kind}${count === 1 ? 'reply' : 'replies'}`

function useMoreReplies(thread: Thread) {
  const { forumId, goTo } = useDesk()
  const { edit, view } = useForumCache(forumId)
  const { mutate, ...more } = useMutation({
    mutationFn: () => askReplies(thread.post_id, thread.after),
    onSuccess: (page) => {
      const shown = view() && threadById(view() as NonNullable<ReturnType<typeof view>>, thread.post_id)
      const first = page.replies.find(({ post_id }) => !shown || !hasReply(shown, post_id))
      edit((one) => changeThread(one, thread.post_id, (known) => withReplies(known, page)))
      if (first) goTo(first.post_id)
    },
  })
  return {
    ...more,
    load: () => {
      if (!more.isPending) mutate()
    },
  }
}
