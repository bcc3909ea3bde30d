import { forums } from '#contract/community/forums.ts'
import { forumListTags } from '#server/community/shared/name-tags.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { changeForum } from './commands/change-forum.ts'
import { createForum } from './commands/create-forum.ts'
import { subscribe, unsubscribe } from './commands/subscribe.ts'
import { categories, listForums } from './queries.ts'

export const forumRoutes: Routes = (app, context) => {
  const { allowances } = context.settings
  serve(app, context, forums.categories, async (_, { db }) => {
    const cached = await context.cache.get('forum-categories', ['forum'], async () =>
      forums.categories.reply.parse({ success: true, categories: await categories(db) }),
    )
    return cached ?? { categories: [] }
  })

  serve(app, context, forums.list, async ({ query: { category_id } }, { db }) => {
    const cached = await context.cache.get(`forums ${category_id ?? ''}`, forumListTags, async () =>
      forums.list.reply.parse({ success: true, forums: await listForums(db, category_id) }),
    )
    return cached ?? { forums: [] }
  })

  serve(app, context, forums.create, async ({ body }, { db, user, now }) => ({
    forum: await createForum(db, user, body, allowances, now),
  }))

  serve(app, context, forums.change, async ({ params, body }, { db, user, now }) => ({
    forum: await changeForum(db, user, params.forumId, body, now),
  }))

  serve(app, context, forums.subscribe, async ({ params }, { db, user, now }) => {
    await subscribe(db, user.id, params.forumId, now)
    return { data: { is_subscribed: true } }
  })

  serve(app, context, forums.unsubscribe, ({ params }, { db, user }) => unsubscribe(db, user.id, params.forumId))
}
