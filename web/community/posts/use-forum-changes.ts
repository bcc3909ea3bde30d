import { useMutation } from '@tanstack/react-query'
import { FORUM_LOCKED } from '#contract/community/forum-rules.ts'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/posts.ts'
import {
  changeForum,
  createPost,
  deletePost,
  editPost,
  hidePost,
  pinPost,
  react,
  setSubscribed,
} from '#web/community/posts/api.ts'
import { toggleReaction, withReactions } from '#web/community/posts/reaction.ts'
import { markDeleted } from '#web/community/posts/thread.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { changePost, withOwnPost, withoutPost } from './forum-view.ts'
import { changeKey, useForumCache } from './use-forum-view.ts'

interface NewPost {
  content: string
  clientKey: string
  parentId: string | null
}

/** Without a network the post stays in the outbox. */
export function useCreatePost(forumId: string) {
  const { edit, cancelPolling } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ content, clientKey, parentId }: NewPost) =>
      createPost(forumId, { content, parent_post_id: parentId, client_key: clientKey }),
    onMutate: cancelPolling,
    onSuccess: (sent) => {
      if (sent.state === 'sent') edit((view) => withOwnPost(view, sent.reply))
    },
    onError: (error) => {
      // Locked while the user was writing.
      if (error instanceof CallError && error.message === FORUM_LOCKED)
        edit((view) => ({ ...view, forum: { ...view.forum, is_locked: true } }))
    },
  })
}

export function useEditPost(forumId: string) {
  const { edit, cancelPolling } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ postId, content }: { postId: string; content: string }) => editPost(postId, content),
    onMutate: cancelPolling,
    onSuccess: ({ post_id, content, is_edited, updated_at }) =>
      edit((view) => changePost(view, post_id, (post) => ({ ...post, content, is_edited, updated_at }))),
  })
}

/** Already deleted: keeps a placeholder until the next load. */
export function useDeletePost(forumId: string) {
  const { edit, cancelPolling } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: async ({ post_id }: Reply) => {
      try {
        return { left: await deletePost(post_id) }
      } catch (error) {
        if (isNotFound(error)) return 'already deleted'
        throw error
      }
    },
    onMutate: cancelPolling,
    onSuccess: (outcome, post) =>
      edit((view) =>
        outcome === 'already deleted' ? changePost(view, post.post_id, markDeleted) : withoutPost(view, post, outcome.left),
      ),
  })
}

export function useReact(forumId: string) {
  const { edit, cancelPolling, refetch } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ post, kind }: { post: Reply; kind: 'like' | 'dislike' }) => react(post.post_id, kind),
    onMutate: async ({ post, kind }) => {
      await cancelPolling()
      edit((view) => changePost(view, post.post_id, (one) => withReactions(one, toggleReaction(one, kind))))
    },
    onSuccess: (counted, { post }) => edit((view) => changePost(view, post.post_id, (one) => withReactions(one, counted))),
    onError: (error, { post }) => {
      edit((view) => changePost(view, post.post_id, (one) => withReactions(one, post)))
      toast(failureText(error, m.reactionFailed), 'error')
      // Only the reply may be lost.
      refetch()
    },
  })
}

/** The post moves to the top only after a reload. */
export function usePinPost(forumId: string) {
  const { edit, cancelPolling } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ post, isPinned }: { post: Reply; isPinned: boolean }) => pinPost(post.post_id, isPinned),
    onMutate: cancelPolling,
    onSuccess: ({ post_id, is_pinned }) => {
      edit((view) => changePost(view, post_id, (post) => ({ ...post, is_pinned })))
      toast(is_pinned ? m.pinnedToTop : m.unpinned, 'success')
    },
    onError: (error) => toast(failureText(error, m.pinFailed), 'error'),
  })
}

/** Moderators and the author still see the text. */
export function useHidePost(forumId: string) {
  const { edit, cancelPolling } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ post, isHidden }: { post: Reply; isHidden: boolean }) => hidePost(post.post_id, isHidden),
    onMutate: cancelPolling,
    onSuccess: ({ post_id, is_hidden }) => {
      edit((view) => changePost(view, post_id, (post) => ({ ...post, is_hidden })))
      toast(is_hidden ? m.hiddenFromOthers : m.visibleAgain, 'success')
    },
    onError: (error) => toast(failureText(error, m.hideFailed), 'error'),
  })
}

export function useSubscribe(forumId: string) {
  const { edit, cancelPolling } = useForumCache(forumId)
  const show = (is_subscribed: boolean) => edit((view) => ({ ...view, forum: { ...view.forum, is_subscribed } }))
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: (isWanted: boolean) => setSubscribed(forumId, isWanted),
    onMutate: async (isWanted) => {
      await cancelPolling()
      show(isWanted)
    },
    onSuccess: (_done, isWanted) => toast(isWanted ? m.subscribed : m.unsubscribed, 'success'),
    onError: (error, isWanted) => {
      show(!isWanted)
      toast(failureText(error, m.subscriptionFailed), 'error')
    },
  })
}

export function useChangeForum(forumId: string) {
  const { edit, cancelPolling } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: (change: { is_pinned: boolean } | { is_locked: boolean }) => changeForum(forumId, change),
    onMutate: cancelPolling,
    onSuccess: (forum) => edit((view) => ({ ...view, forum: { ...view.forum, ...forum } })),
    onError: (error) => toast(failureText(error, m.forumChangeFailed), 'error'),
  })
}
