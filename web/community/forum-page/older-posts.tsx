import { useMutation } from '@tanstack/react-query'
import { askOlderPosts } from '#web/community/posts/api.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { useDesk } from './forum-context.ts'
import { threadById, withOlder } from './forum-view.ts'
import { useForumCache } from './use-forum-view.ts'

/** The next page, from where the last one ended; reading goes on with its first post. */
export function OlderPosts({ before }: { before: string }) {
  const { forumId, goTo } = useDesk()
  const { edit, view } = useForumCache(forumId)
  const older = useMutation({
    mutationFn: () => askOlderPosts(forumId, before),
    onSuccess: (page) => {
      const shown = view()
      const first = page.posts.find(({ post_id }) => !shown || !threadById(shown, post_id))
      edit((known) => (known.nextBefore === before ? withOlder(known, page) : known))
      const goal = first ?? view()?.threads.at(-1)
      if (goal) goTo(goal.post_id)
    },
  })
  return (
    <div className="mt-6 space-y-3 text-center">
      {older.isError && (
        <p role="alert" className="text-danger">
          {failureText(older.error, 'Older posts could not be loaded. Please try again.')}
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
        Older posts
      </Button>
    </div>
  )
}
