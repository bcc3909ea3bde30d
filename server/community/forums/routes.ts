import { community } from '#contract/community/forums.ts'
import type { Routes } from '#server/context.ts'
import { Recent } from '#server/platform/cache/recent.ts'
import { EncodedResponse, FLEETING, ReplyMemory } from '#server/platform/cache/response-cache.ts'
import { onSignal } from '#server/platform/events/signals.ts'
import { serve } from '#server/platform/http/serve.ts'
import { changeForum } from './commands/change-forum.ts'
import { createForum } from './commands/create-forum.ts'
import { subscribe, unsubscribe } from './commands/subscribe.ts'
import { categories, forums } from './queries.ts'

export const communityRoutes: Routes = (app, context) => {
  const { allowances } = context.settings
  const memory = new ReplyMemory('community', context.isLive, FLEETING)
  const lists = new Recent<EncodedResponse>()
  for (const topic of ['community', 'person']) onSignal(topic, () => lists.forget('*'))

  serve(app, context, community.categories, async (_, { db }) => {
    const ready = await memory.get('categories', async () =>
      community.categories.reply.parse({ success: true, categories: await categories(db) }),
    )
    return ready ?? { categories: [] }
  })

  serve(
    app,
    context,
    community.forums,
    ({ query: { category_id } }, { db, since }) =>
      lists.get(category_id ?? '', since, async () =>
        EncodedResponse.of(community.forums.reply.parse({ success: true, forums: await forums(db, category_id) }), FLEETING),
      ),
    ({ query: { category_id } }, { since }) => lists.peek(category_id ?? '', since),
  )

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
