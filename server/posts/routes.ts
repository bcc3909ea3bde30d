import { POST_NOT_FOUND } from '#contract/community-rules.ts'
import { posts } from '#contract/posts.ts'
import { openForum } from '#server/community/commands.ts'
import type { Routes } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { serve } from '#server/platform/serve.ts'
import { createPost, deletePost, editPost, hidePost, pinPost, react } from './commands.ts'
import { postExists, postsOf, repliesTo, threadOf } from './queries.ts'

export const postRoutes: Routes = (app, context) => {
  const { queue } = context
  const { allowances } = context.settings

  serve(app, context, posts.forum, async ({ params, query }, { db, user }) => ({
    forum: await openForum(db, params.forumId, user.id),
    ...(await postsOf(db, params.forumId, user, query)),
  }))

  serve(app, context, posts.list, async ({ params, query }, { db, user }) => {
    await openForum(db, params.forumId, user.id)
    return postsOf(db, params.forumId, user, query)
  })

  serve(app, context, posts.create, async ({ params, body }, { db, user, now }) => ({
    post: await createPost(db, user, params.forumId, body, { queue, allowances }, now),
  }))

  serve(app, context, posts.post, async ({ params }, { db, user }) => {
    const thread = await threadOf(db, params.postId, user)
    if (!thread) throw new Refusal(404, POST_NOT_FOUND)
    return thread
  })

  serve(app, context, posts.replies, async ({ params, query }, { db, user }) => {
    if (!(await postExists(db, params.postId))) throw new Refusal(404, POST_NOT_FOUND)
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
    data: await react(db, user, params.postId, body.reaction_type, allowances, now),
  }))
}
