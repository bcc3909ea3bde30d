import { useMutation } from '@tanstack/react-query'
import * as m from '#messages/community/quiz-discussion.ts'
import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type PostRef, setHelpful, setLike, setResolved } from './api.ts'
import type { ForumCache } from './forum-cache.ts'
import { liked } from './pages.ts'

export function useLike(cache: ForumCache, ref: PostRef) {
  return useMutation({
    mutationFn: (wanted: boolean) => setLike(ref, wanted),
    onMutate: async (wanted) => {
      await cache.cancelPolling()
      cache.post(ref, (post) => liked(post, wanted))
    },
    onSuccess: (counted) => cache.post(ref, (post) => ({ ...post, ...counted })),
    onError: (error, wanted) => {
      cache.post(ref, (post) => liked(post, !wanted))
      toast(failureText(error, m.likeFailed), 'error')
    },
  })
}

export function useResolve(cache: ForumCache, discussionId: string) {
  const show = (is_resolved: boolean) => cache.discussion(discussionId, (one) => ({ ...one, is_resolved }))
  return useMutation({
    mutationFn: (wanted: boolean) => setResolved(discussionId, wanted),
    onMutate: async (wanted) => {
      await cache.cancelPolling()
      show(wanted)
    },
    onError: (error, wanted) => {
      show(!wanted)
      toast(failureText(error, m.resolveFailed), 'error')
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
      toast(failureText(error, m.helpfulFailed), 'error')
    },
  })
}
