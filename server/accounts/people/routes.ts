import { people } from '#contract/accounts/people.ts'
import { visitorOf } from '#server/accounts/sessions/commands/visitor-of.ts'
import type { Routes } from '#server/context.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { type RequestContext, serve } from '#server/platform/http/serve.ts'
import { changePersonRole } from './commands/change-person-role.ts'
import type { ConfirmingAdmin } from './commands/confirm-admin.ts'
import { sendPersonReset } from './commands/send-person-reset.ts'
import { suspendPerson, unsuspendPerson } from './commands/suspend-person.ts'
import { listPeople } from './queries.ts'

export const peopleRoutes: Routes = (app, context) => {
  serve(app, context, people.list, ({ query }, { db }) => listPeople(db, query))

  serve(app, context, people.changeRole, async ({ params, body: { role, password } }, at) => ({
    data: await changePersonRole(at.db, confirming(at, password), { ...params, role }, at.now),
  }))

  serve(app, context, people.suspend, async ({ params, body: { reason, password } }, at) => ({
    data: await suspendPerson(at.db, confirming(at, password), { ...params, reason }, at.now),
  }))

  serve(app, context, people.lift, async ({ params }, { db, user, now }) => ({
    data: await unsuspendPerson(db, user, params.userId, now),
  }))

  serve(app, context, people.sendReset, async ({ params }, { db, user, now }) => ({
    message: `A link to set a new password is on its way to ${await sendPersonReset(db, context.queue, user, params.userId, now)}`,
  }))
}

const confirming = (at: RequestContext<Member>, password: string): ConfirmingAdmin => ({
  admin: at.user,
  visitor: visitorOf(at),
  password,
})
