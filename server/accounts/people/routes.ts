import { people } from '#contract/accounts/people.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { networkOf } from '#server/platform/limits/rate-limit.ts'
import { changePersonRole } from './commands/change-person-role.ts'
import { sendPersonReset } from './commands/send-person-reset.ts'
import { suspendPerson, unsuspendPerson } from './commands/suspend-person.ts'
import { listPeople } from './queries.ts'

export const peopleRoutes: Routes = (app, context) => {
  serve(app, context, people.list, ({ query }, { db }) => listPeople(db, query))

  serve(app, context, people.changeRole, async ({ params, body }, { db, user: admin, ip, userAgent, now }) => {
    const visitor = { network: networkOf(ip), userAgent }
    return { data: await changePersonRole(db, { admin, visitor }, { ...params, ...body }, now) }
  })

  serve(app, context, people.suspend, async ({ params, body }, { db, user, now }) => ({
    data: await suspendPerson(db, user, params.userId, body.reason, now),
  }))

  serve(app, context, people.lift, async ({ params }, { db, user, now }) => ({
    data: await unsuspendPerson(db, user, params.userId, now),
  }))

  serve(app, context, people.sendReset, async ({ params }, { db, user, now }) => ({
    message: `A link to set a new password is on its way to ${await sendPersonReset(db, context.queue, user, params.userId, now)}`,
  }))
}
