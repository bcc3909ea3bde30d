import { useMutation } from '@tanstack/react-query'
import { FORUM_LOCKED } from '#contract/community/forum-rules.ts'
import type { Reply } from '#contract/community/posts.ts'
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
import { pressed, withReactions } from '#web/community/posts/reaction.ts'
import { emptied } from '#web/community/posts/thread.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { changePost, withOwnPost, withoutPost } from './forum-view.ts'
import { changeKey, useForumCache } from './use-forum-view.ts'

interface NewWords {
  content: string
  clientKey: string
  /** The post that is replied to. */
  parentId: string | null
}

/** What I post stands on the page as soon as it is stored; what has to wait stands above (waiting-posts.tsx). */
export function useCreatePost(forumId: string) {
  const { edit, stopAsking } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ content, clientKey, parentId }: NewWords) =>
      createPost(forumId, { content, parent_post_id: parentId, client_key: clientKey }),
    onMutate: stopAsking,
    onSuccess: (sent) => {
      if (sent.state === 'sent') edit((view) => withOwnPost(view, sent.reply))
    },
    onError: (error) => {
      // Locked while somebody was writing; that a post has been hidden is another reason to refuse.
      if (error instanceof CallError && error.message === FORUM_LOCKED)
        edit((view) => ({ ...view, forum: { ...view.forum, is_locked: true } }))
    },
  })
}

export function useEditPost(forumId: string) {
  const { edit, stopAsking } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ postId, content }: { postId: string; content: string }) => editPost(postId, content),
    onMutate: stopAsking,
    onSuccess: ({ post_id, content, is_edited, updated_at }) =>
      edit((view) => changePost(view, post_id, (post) => ({ ...post, content, is_edited, updated_at }))),
  })
}

/** What somebody else has deleted meanwhile leaves its place until the page is opened again. */
export function useDeletePost(forumId: string) {
  const { edit, stopAsking } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: async ({ post_id }: Reply) => {
      try {
        return { left: await deletePost(post_id) }
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return 'gone already'
        throw error
      }
    },
    onMutate: stopAsking,
    onSuccess: (outcome, post) =>
      edit((view) =>
        outcome === 'gone already' ? changePost(view, post.post_id, emptied) : withoutPost(view, post, outcome.left),
      ),
  })
}

/** Shows at once, and goes back if the server refuses. */
export function useReact(forumId: string) {
  const { edit, stopAsking, askAnew } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ post, kind }: { post: Reply; kind: 'like' | 'dislike' }) => react(post.post_id, kind),
    onMutate: async ({ post, kind }) => {
      await stopAsking()
      edit((view) => changePost(view, post.post_id, (one) => withReactions(one, pressed(one, kind))))
    },
    onSuccess: (counted, { post }) => edit((view) => changePost(view, post.post_id, (one) => withReactions(one, counted))),
    onError: (error, { post }) => {
      edit((view) => changePost(view, post.post_id, (one) => withReactions(one, post)))
      toast(failureText(error, 'The reaction could not be saved. Please try again.'), 'error')
      // It may have been stored all the same, and its reply been lost.
      askAnew()
    },
  })
}

/** A pinned post stays where somebody is reading it; it stands on top when the page is opened again. */
export function usePinPost(forumId: string) {
  const { edit, stopAsking } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ post, isPinned }: { post: Reply; isPinned: boolean }) => pinPost(post.post_id, isPinned),
    onMutate: stopAsking,
    onSuccess: ({ post_id, is_pinned }) => {
      edit((view) => changePost(view, post_id, (post) => ({ ...post, is_pinned })))
      toast(is_pinned ? 'Pinned to the top of the forum' : 'Not pinned any more', 'success')
    },
    onError: (error) => toast(failureText(error, 'The post could not be pinned. Please try again.'), 'error'),
  })
}

/** Its words stay for those who look after the community, and for its author. */
export function useHidePost(forumId: string) {
  const { edit, stopAsking } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: ({ post, isHidden }: { post: Reply; isHidden: boolean }) => hidePost(post.post_id, isHidden),
    onMutate: stopAsking,
    onSuccess: ({ post_id, is_hidden }) => {
      edit((view) => changePost(view, post_id, (post) => ({ ...post, is_hidden })))
      toast(is_hidden ? 'Hidden from others' : 'Shown to everybody again', 'success')
    },
    onError: (error) => toast(failureText(error, 'The post could not be hidden. Please try again.'), 'error'),
  })
}

export function useSubscribe(forumId: string) {
  const { edit, stopAsking } = useForumCache(forumId)
  const show = (is_subscribed: boolean) => edit((view) => ({ ...view, forum: { ...view.forum, is_subscribed } }))
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: (isWanted: boolean) => setSubscribed(forumId, isWanted),
    onMutate: async (isWanted) => {
      await stopAsking()
      show(isWanted)
    },
    onSuccess: (_done, isWanted) =>
      toast(isWanted ? 'You will be told of new posts here' : 'You will not be told of new posts here any more', 'success'),
    onError: (error, isWanted) => {
      show(!isWanted)
      toast(failureText(error, 'The subscription could not be changed. Please try again.'), 'error')
    },
  })
}

export function useChangeForum(forumId: string) {
  const { edit, stopAsking } = useForumCache(forumId)
  return useMutation({
    mutationKey: changeKey(forumId),
    mutationFn: (change: { is_pinned: boolean } | { is_locked: boolean }) => changeForum(forumId, change),
    onMutate: stopAsking,
    onSuccess: (forum) => edit((view) => ({ ...view, forum: { ...view.forum, ...forum } })),
    onError: (error) => toast(failureText(error, 'The forum could not be changed. Please try again.'), 'error'),
  })
}
