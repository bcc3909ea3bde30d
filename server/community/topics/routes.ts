import { topics } from '#contract/community/topics.ts'
import { forumListTags } from '#server/community/shared/name-tags.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { latestTopics } from './queries.ts'

export const topicRoutes: Routes = (app, context) => {
  serve(app, context, topics.latest, async (_, { db }) => {
    const cached = await context.cache.get('latest-topics', forumListTags, async () =>
      topics.latest.reply.parse({ success: true, data: await latestTopics(db) }),
    )
    return cached ?? { data: [] }
  })
}
