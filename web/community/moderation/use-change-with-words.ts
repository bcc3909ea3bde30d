import type { ReportContext } from '#contract/community/moderation.ts'
import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type PostChange, useChangePost } from './api.ts'

/** Changes the post or its forum. What became of it is seen in place and said aloud: a toast would take the Escape that is meant for the window. */
export function useChangeWithWords(reportId: string, post: ReportContext['post']) {
  const { mutate, isPending, isSuccess, variables } = useChangePost(reportId)
  const change = (change: PostChange) => {
    if (!post || isPending) return
    mutate(
      { post_id: post.post_id, forum_id: post.forum_id, change },
      {
        onError: (error) => toast(failureText(error, 'This could not be done. Please try again.'), 'error'),
      },
    )
  }
  return {
    change,
    changing: isPending ? variables?.change : undefined,
    said: isSuccess ? wordsFor(variables.change) : '',
  }
}

function wordsFor(change: PostChange): string {
  if ('hide' in change) return change.hide ? 'The post is hidden' : 'The post is shown again'
  if ('lock' in change) return change.lock ? 'The forum is locked' : 'The forum is open again'
  return 'The post is deleted'
}
