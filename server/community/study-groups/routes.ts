import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { studyGroups } from '#contract/community/study-groups.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { createGroup } from './commands/create-group.ts'
import { deleteGroup } from './commands/delete-group.ts'
import { editGroup } from './commands/edit-group.ts'
import { joinGroup } from './commands/join-group.ts'
import { leaveGroup } from './commands/leave-group.ts'
import { transferGroup } from './commands/transfer-group.ts'
import { groupsFor, membersOf } from './queries.ts'

export const studyGroupRoutes: Routes = (app, context) => {
  const quotas = context.settings.allowances

  serve(app, context, studyGroups.list, ({ query }, { db, user }) => groupsFor(db, user, query))

  serve(app, context, studyGroups.members, async ({ params }, { db }) => {
    const data = await membersOf(db, params.groupId)
    if (!data) throw new HttpError(404, HUB_SENTENCES.groupNotFound)
    return { data }
  })

  serve(app, context, studyGroups.create, async ({ body }, { db, user, now }) => ({
    data: await createGroup(db, user, body, quotas, now),
  }))

  serve(app, context, studyGroups.change, async ({ params, body }, { db, user, now }) => ({
    data: await editGroup(db, user, params.groupId, body, quotas, now),
  }))

  serve(app, context, studyGroups.remove, ({ params }, { db, user, now }) => deleteGroup(db, user, params.groupId, now))

  serve(app, context, studyGroups.join, async ({ params }, { db, user, now }) => ({
    data: await joinGroup(db, user, params.groupId, quotas, now),
  }))

  serve(app, context, studyGroups.leave, async ({ params }, { db, user }) => ({
    data: await leaveGroup(db, user.id, params.groupId),
  }))

  serve(app, context, studyGroups.handOver, async ({ params, body }, { db, user, now }) => ({
    data: await transferGroup(db, user, { groupId: params.groupId, to: body.user_id }, now),
  }))
}
