import { POST_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { Forum } from '#contract/community/forums.ts'
import { type Paging, posts } from '#contract/community/posts.ts'
import { OWN_IN_FORUMS } from '#server/community/forums/commands/invalidate.ts'
import { requireForum } from '#server/community/forums/commands/require-forum.ts'
import type { Routes } from '#server/context.ts'
import { PersonMemory } from '#server/platform/cache/person-memory.ts'
import { Recent } from '#server/platform/cache/recent.ts'
import { EncodedResponse, FLEETING } from '#server/platform/cache/response-cache.ts'
import { onSignal } from '#server/platform/events/signals.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { createPost } from './commands/create-post.ts'
import { deletePost } from './commands/delete-post.ts'
import { editPost } from './commands/edit-post.ts'
import { hidePost } from './commands/hide-post.ts'
import { pinPost } from './commands/pin-post.ts'
import { react } from './commands/react.ts'
import {
  type ForumPage,
  forumPage,
  hasNoOwnReactions,
  type Own,
  ownOn,
  postExists,
  postsFor,
  repliesTo,
  threadOf,
} from './queries.ts'

interface KeptPage {
  forum: Forum
  page: ForumPage
  /** The bytes for those who are subscribed, and for those who are not, made when the second of them asks. */
  asMostSee: Map<boolean, () => Promise<EncodedResponse>>
  /** Those of them that are made. */
  made: Map<boolean, EncodedResponse>
}

/** What was asked of one page last. */
interface KeptOwn {
  forumId: string
  ids: string
  own: Own
}

export const postRoutes: Routes = (app, context) => {
  const { queue } = context
  const { allowances: quotas } = context.settings

  const pages = new Recent<KeptPage>()
  for (const topic of ['community', 'posts']) onSignal(topic, (forumId) => pages.forget(forumId))
  onSignal('person', () => pages.forget('*'))

  /** Always asked of the main server: it is for all who come in this second, whatever they have just done. */
  const pageOf = (forumId: string, paging: Paging, since: number) =>
    pages.get(keyOf(forumId, paging), since, async () => ({
      forum: await requireForum(context.db, forumId),
      page: await forumPage(context.db, forumId, paging),
      asMostSee: new Map(),
      made: new Map(),
    }))

  const kept = new PersonMemory<KeptOwn>([OWN_IN_FORUMS], context.isLive)
  /** Of another page, or of one with other posts than the last time, nothing is known yet. */
  const ownOf = async (userId: string, forumId: string, page: ForumPage, since: number): Promise<Own> => {
    const look = async () => ({ forumId, ids: page.ids, own: await ownOn(context.db, userId, forumId, page) })
    const found = await kept.get(userId, since, look)
    const isKnown = found.forumId === forumId && found.ids === page.ids
    return isKnown ? found.own : (await kept.get(userId, Number.POSITIVE_INFINITY, look)).own
  }

  serve(
    app,
    context,
    posts.forum,
    async ({ params, query }, { user, since }) => {
      const { forum, page, asMostSee, made } = await pageOf(params.forumId, query, since)
      const own = await ownOf(user.id, params.forumId, page, since)
      const { is_subscribed } = own
      const reply = () => ({
        forum: { ...forum, is_subscribed },
        posts: postsFor(user, page, own),
        next_before: page.next_before,
      })
      if (!hasNoOwnReactions(user, page, own)) return reply()
      // Whoever comes first, and mostly alone, is not kept waiting for bytes that nobody may ask for.
      const ready = asMostSee.get(is_subscribed)
      if (ready) return ready()
      const make = async () => {
        const ready = await EncodedResponse.of(posts.forum.reply.parse({ success: true, ...reply() }), FLEETING)
        made.set(is_subscribed, ready)
        return ready
      }
      asMostSee.set(is_subscribed, once(make))
      return reply()
    },
    ({ params: { forumId }, query }, { user, since }) => {
      const found = pages.peek(keyOf(forumId, query), since)
      const known = found && kept.peek(user.id, since)
      if (!known || known.forumId !== forumId || known.ids !== found.page.ids) return undefined
      return hasNoOwnReactions(user, found.page, known.own) ? found.made.get(known.own.is_subscribed) : undefined
    },
  )

  serve(app, context, posts.list, async ({ params, query }, { user, since }) => {
    const { page } = await pageOf(params.forumId, query, since)
    return { posts: postsFor(user, page, await ownOf(user.id, params.forumId, page, since)), next_before: page.next_before }
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

const keyOf = (forumId: string, { page, before, limit }: Paging) => [forumId, page, before, limit].join(' ')

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
