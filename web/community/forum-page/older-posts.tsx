import { useMutation } from '@tanstack/react-query'
import * as m from '#messages/community/forum-page.ts'
import { loadOlderPosts } from '#web/community/posts/api.ts'
import { useForumContext } from '#web/community/posts/forum-context.ts'
import { threadById, withOlder } from '#web/community/posts/forum-view.ts'
import { useForumCache } from '#web/community/posts/use-forum-view.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'

export function OlderPosts({ before }: { before: string }) {
  const { forumId, focusPost } = useForumContext()
  const { edit, view } = useForumCache(forumId)
  const older = useMutation({
    mutationFn: () => loadOlderPosts(forumId, before),
    onSuccess: (page) => {
      const shown = view()
      const first = page.posts.find(({ post_id }) => !shown || !threadById(shown, post_id))
      edit((known) => (known.nextBefore === before ? withOlder(known, page) : known))
      const goal = first ?? view()?.threads.at(-1)
      if (goal) focusPost(goal.post_id)
    },
  })
  return (
    <div className="mt-6 space-y-3 text-center">
      {older.isError && (
        <p role="alert" className="text-danger">
          {failureText(older.error, m.olderFailed)}
        </p>
      )}
      <Button
        variant="outline"
        aria-disabled={older.isPending}
        onClick={() => {
          if (!older.isPending) older.mutate()
        }}
      >
        {older.isPending && <Spinner />}
        {m.olderPosts}
      </Button>
    </div>
  )
}
