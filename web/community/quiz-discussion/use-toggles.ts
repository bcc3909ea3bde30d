import { useMutation } from '@tanstack/react-query'
import type { ForumCache } from '#web/community/quiz-forum-page/forum-cache.ts'
import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type PostRef, setHelpful, setLike, setResolved } from './api.ts'
import { liked } from './pages.ts'

/** Each shows at once, and goes back with a word when the server refuses. */

export function useLike(cache: ForumCache, ref: PostRef) {
  return useMutation({
    mutationFn: (wanted: boolean) => setLike(ref, wanted),
    onMutate: async (wanted) => {
      await cache.stopAsking()
      cache.post(ref, (post) => liked(post, wanted))
    },
    onSuccess: (counted) => cache.post(ref, (post) => ({ ...post, ...counted })),
    onError: (error, wanted) => {
      cache.post(ref, (post) => liked(post, !wanted))
      toast(failureText(error, 'The like could not be saved. Please try again.'), 'error')
    },
  })
}

export function useResolve(cache: ForumCache, discussionId: string) {
  const show = (is_resolved: boolean) => cache.discussion(discussionId, (one) => ({ ...one, is_resolved }))
  return useMutation({
    mutationFn: (wanted: boolean) => setResolved(discussionId, wanted),
    onMutate: async (wanted) => {
      await cache.stopAsking()
      show(wanted)
    },
    onError: (error, wanted) => {
      show(!wanted)
      toast(failureText(error, 'The discussion could not be changed. Please try again.'), 'error')
    },
  })
}

export function useHelpful(cache: ForumCache, ref: PostRef & { replyId: string }) {
  const show = (is_helpful: boolean) => cache.reply(ref, (reply) => ({ ...reply, is_helpful }))
  return useMutation({
    mutationFn: (wanted: boolean) => setHelpful(ref.replyId, wanted),
    onMutate: show,
    onError: (error, wanted) => {
      show(!wanted)
      toast(failureText(error, 'The reply could not be marked. Please try again.'), 'error')
    },
  })
}
