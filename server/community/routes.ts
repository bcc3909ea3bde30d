import { community } from '#contract/community.ts'
import type { Routes } from '#server/platform/context.ts'
import { FLEETING, ReplyMemory } from '#server/platform/memory.ts'
import { serve } from '#server/platform/serve.ts'
import { changeForum, createForum, subscribe, unsubscribe } from './commands.ts'
import { categories, forums } from './queries.ts'

export const communityRoutes: Routes = (app, context) => {
  const { allowances } = context.settings
  const memory = new ReplyMemory('community', context.isLive, FLEETING)

  serve(app, context, community.categories, async (_, { db }) => ({ categories: await categories(db) }))

  serve(app, context, community.forums, async ({ query: { category_id } }, { db }) => {
    const ready = await memory.get(category_id ?? '', async () =>
      community.forums.reply.parse({ success: true, forums: await forums(db, category_id) }),
    )
    return ready ?? { forums: [] }
  })

  serve(app, context, community.createForum, async ({ body }, { db, user, now }) => ({
    forum: await createForum(db, user, body, allowances, now),
  }))

  serve(app, context, community.changeForum, async ({ params, body }, { db, user, now }) => ({
    forum: await changeForum(db, user, params.forumId, body, now),
  }))

  serve(app, context, community.subscribe, async ({ params }, { db, user, now }) => {
    await subscribe(db, user.id, params.forumId, now)
    return { data: { is_subscribed: true } }
  })

  serve(app, context, community.unsubscribe, ({ params }, { db, user }) => unsubscribe(db, user.id, params.forumId))
}
