import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { studyGroups } from '#contract/community/study-groups.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import * as commands from './commands.ts'
import { groupsFor, membersOf } from './queries.ts'

export const studyGroupRoutes: Routes = (app, context) => {
  const limits = context.settings.allowances

  serve(app, context, studyGroups.list, ({ query }, { db, user }) => groupsFor(db, user, query))

  serve(app, context, studyGroups.members, async ({ params }, { db }) => {
    const data = await membersOf(db, params.groupId)
    if (!data) throw new HttpError(404, HUB_SENTENCES.groupNotFound)
    return { data }
  })

  serve(app, context, studyGroups.create, async ({ body }, { db, user, now }) => ({
    data: await commands.createGroup(db, user, body, limits, now),
  }))

  serve(app, context, studyGroups.change, async ({ params, body }, { db, user, now }) => ({
    data: await commands.changeGroup(db, user, params.groupId, body, limits, now),
  }))

  serve(app, context, studyGroups.remove, ({ params }, { db, user, now }) => commands.deleteGroup(db, user, params.groupId, now))

  serve(app, context, studyGroups.join, async ({ params }, { db, user, now }) => ({
    data: await commands.joinGroup(db, user, params.groupId, limits, now),
  }))

  serve(app, context, studyGroups.leave, async ({ params }, { db, user }) => ({
    data: await commands.leaveGroup(db, user.id, params.groupId),
  }))

  serve(app, context, studyGroups.handOver, async ({ params, body }, { db, user, now }) => ({
    data: await commands.handOverGroup(db, user, { groupId: params.groupId, to: body.user_id }, now),
  }))
}
