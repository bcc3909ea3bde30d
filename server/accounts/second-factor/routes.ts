import { secondFactor } from '#contract/accounts/second-factor.ts'
import { confirmPassword } from '#server/accounts/accounts/commands/confirm-password.ts'
import { visitorOf } from '#server/accounts/sessions/commands/visitor-of.ts'
import type { Routes } from '#server/context.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { type RequestContext, serve } from '#server/platform/http/serve.ts'
import { removeSecondFactor, renewRecoveryCodes } from './commands/change.ts'
import { confirmFactors } from './commands/confirm-factors.ts'
import { confirmSetUp, startSetUp } from './commands/set-up.ts'
import { signInWithCode } from './commands/sign-in-with-code.ts'
import { findState } from './queries.ts'

export const secondFactorRoutes: Routes = (app, context) => {
  const confirmed = (at: RequestContext<Member>, given: Parameters<typeof confirmFactors>[3]) =>
    confirmFactors(at.db, context.queue, at.user, given, visitorOf(at), at.now)

  serve(app, context, secondFactor.signIn, async ({ body }, at) => {
    return signInWithCode(at.db, context.queue, body, visitorOf(at), at.now)
  })

  serve(app, context, secondFactor.state, async (_, { db, user }) => ({
    data: { ...(await findState(db, user.id)), is_required: context.settings.secondFactorFor.includes(user.role) },
  }))

  serve(app, context, secondFactor.start, async ({ body }, at) => {
    await confirmPassword(at.db, at.user.id, body.password, visitorOf(at), at.now)
    return { data: await startSetUp(at.db, at.user, at.now) }
  })

  serve(app, context, secondFactor.confirm, async ({ body }, { db, user, now }) => ({
    data: { recovery_codes: await confirmSetUp(db, context.queue, user, body.code, now) },
  }))

  serve(app, context, secondFactor.renewCodes, async ({ body }, at) => {
    await confirmed(at, body)
    return { data: { recovery_codes: await renewRecoveryCodes(at.db, context.queue, at.user, at.now) } }
  })

  serve(app, context, secondFactor.remove, async ({ body }, at) => {
    await confirmed(at, body)
    await removeSecondFactor(at.db, context.queue, at.user, at.now)
  })
}
