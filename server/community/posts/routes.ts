import { FORUM_NOT_FOUND, POST_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { Forum } from '#contract/community/forums.ts'
import { type Paging, type Post, posts } from '#contract/community/posts.ts'
import { requireForum } from '#server/community/forums/commands/require-forum.ts'
import { nameTagsIn } from '#server/community/shared/name-tags.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { createPost } from './commands/create-post.ts'
import { deletePost } from './commands/delete-post.ts'
import { editPost } from './commands/edit-post.ts'
import { hidePost } from './commands/hide-post.ts'
import { pinPost } from './commands/pin-post.ts'
import { react } from './commands/react.ts'
import { forumPage, ownOn, postExists, repliesTo, threadOf } from './queries.ts'
import { hasNothingOwn, NOTHING_OWN, type Own, withOwn } from './rules.ts'

export const postRoutes: Routes = (app, context) => {
  const { queue } = context
  const { allowances: quotas } = context.settings

  /** Shared by all viewers. */
  const sharedPage = async (forumId: string, paging: Paging) => {
    const load = async () => ({
      forum: await requireForum(context.db, forumId),
      ...(await forumPage(context.db, forumId, paging)),
    })
    const tags = (reply: object) => [`forum:${forumId}`, ...nameTagsIn(reply)]
    const cached = await context.cache.get(pageKey(forumId, paging), tags, async () =>
      posts.forum.reply.parse({ success: true, ...asSeenBy(await load(), NOTHING_OWN) }),
    )
    if (!cached) throw new HttpError(404, FORUM_NOT_FOUND)
    return cached
  }

  serve(app, context, posts.forum, async ({ params: { forumId }, query }, { db, user }) => {
    const shared = await sharedPage(forumId, query)
    const own = await ownOn(db, user, forumId, shared.reply.posts)
    return hasNothingOwn(own) ? shared : asSeenBy(shared.reply, own)
  })

  serve(app, context, posts.list, async ({ params: { forumId }, query }, { db, user }) => {
    const { posts, next_before } = (await sharedPage(forumId, query)).reply
    return { posts: withOwn(posts, await ownOn(db, user, forumId, posts)), next_before }
  })

  serve(app, context, posts.create, async ({ params, body }, { db, user, now }) => ({
    post: await createPost(db, user, params.forumId, body, { queue, quotas }, now),
  }))

  serve(app, context, posts.post, async ({ params }, { db, user }) => {
    const thread = await threadOf(db, params.postId, user)
    if (!thread) throw new HttpError(404, POST_NOT_FOUND)
    return thread
  })

  serve(app, context, posts.replies, async ({ params, query }, { db, user }) => {
    if (!(await postExists(db, params.postId))) throw new HttpError(404, POST_NOT_FOUND)
    return repliesTo(db, params.postId, user, query)
  })

  serve(app, context, posts.edit, async ({ params, body }, { db, user, now }) => ({
    post: await editPost(db, user, params.postId, body.content, now),
  }))

  serve(app, context, posts.pin, async ({ params, body }, { db, user, now }) => ({
    post: await pinPost(db, user, params.postId, body.is_pinned, now),
  }))

  serve(app, context, posts.hide, async ({ params, body }, { db, user, now }) => ({
    post: await hidePost(db, user, params.postId, body.is_hidden, now),
  }))

  serve(app, context, posts.remove, async ({ params }, { db, user, now }) => ({
    post: await deletePost(db, user, params.postId, now),
  }))

  serve(app, context, posts.react, async ({ params, body }, { db, user, now }) => ({
    data: await react(db, user, params.postId, body.reaction_type, quotas, now),
  }))
}

const pageKey = (forumId: string, { page, before, limit }: Paging) => ['forum-page', forumId, page, before, limit].join(' ')

const asSeenBy = ({ forum, posts, next_before }: { forum: Forum; posts: Post[]; next_before: string | null }, own: Own) => ({
  forum: { ...forum, is_subscribed: own.is_subscribed },
  posts: withOwn(posts, own),
  next_before,
})
