import type { ReportContext } from '#contract/community/moderation.ts'
import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type PostChange, useChangePost } from './api.ts'

/** Changes the post or its forum and announces the result in a live region. A toast would capture the Esc key of the dialog. */
export function useAnnouncedChange(reportId: string, post: ReportContext['post']) {
  const { mutate, isPending, isSuccess, variables } = useChangePost(reportId)
  const change = (change: PostChange) => {
    if (!post || isPending) return
    mutate(
      { post_id: post.post_id, forum_id: post.forum_id, change },
      {
        onError: (error) => toast(failureText(error, 'Something went wrong. Please try again.'), 'error'),
      },
    )
  }
  return {
    change,
    changing: isPending ? variables?.change : undefined,
    announcement: isSuccess ? announcementFor(variables.change) : '',
  }
}

function announcementFor(change: PostChange): string {
  if ('hide' in change) return change.hide ? 'Post hidden' : 'Post visible again'
  if ('lock' in change) return change.lock ? 'Forum locked' : 'Forum unlocked'
  return 'Post deleted'
}
