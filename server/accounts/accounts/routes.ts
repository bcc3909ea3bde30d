import { join } from 'node:path'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { visitorOf } from '#server/accounts/sessions/commands/visitor-of.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { forgetOutbox } from '#server/platform/mail/mail.ts'
import { acceptLegalTexts } from './commands/accept-legal-texts.ts'
import { changeEmail } from './commands/change-email.ts'
import { changePassword } from './commands/change-password.ts'
import { confirmOwner } from './commands/confirm-owner.ts'
import { confirmPassword } from './commands/confirm-password.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { syncDeletionLedger } from './commands/deletion-ledger.ts'
import { refuseDisposable } from './commands/refuse-disposable.ts'
import { register } from './commands/register.ts'
import { signIn } from './commands/sign-in.ts'
import { updateProfile } from './commands/update-profile.ts'
import { findUser } from './queries.ts'

export const accountRoutes: Routes = (app, context) => {
  const { confirmEmail, refuseDisposableEmail } = context.settings
  serve(app, context, accounts.login, async ({ body }, at) => {
    return signIn(at.db, body, visitorOf(at), at.now)
  })

  serve(app, context, accounts.register, async ({ body }, at) => {
    return register(
      at.db,
      context.queue,
      { ...body, needsConfirmation: confirmEmail, refusesDisposable: refuseDisposableEmail },
      visitorOf(at),
      at.now,
    )
  })

  serve(app, context, accounts.profile, async (_, { db, user }) => {
    const data = await findUser(db, user.id)
    if (!data) throw new HttpError(401, SENTENCES.sessionOver)
    return { data: { ...data, required_step: user.requiredStep } }
  })

  serve(app, context, accounts.updateProfile, async ({ body }, { db, user, now }) => ({
    data: { ...(await updateProfile(db, user.id, body, now)), required_step: user.requiredStep },
  }))

  serve(app, context, accounts.changeEmail, async ({ body }, at) => {
    await confirmPassword(at.db, at.user.id, body.password, visitorOf(at), at.now)
    if (refuseDisposableEmail) await refuseDisposable(body.email)
    const changed = await changeEmail(at.db, context.queue, at.user.id, body.email, at.now)
    return { data: { ...changed, required_step: at.user.requiredStep } }
  })

  serve(app, context, accounts.acceptLegalTexts, async ({ body }, { db, user, now }) => ({
    data: { ...(await acceptLegalTexts(db, user.id, body, now)), required_step: user.requiredStep },
  }))

  serve(app, context, accounts.changePassword, async ({ body }, at) => {
    const { id: userId, sessionId } = at.user
    const change = { userId, sessionId, current: body.current_password, next: body.new_password }
    await changePassword(at.db, context.queue, change, visitorOf(at), at.now)
  })

  serve(app, context, accounts.exportData, async ({ body }, at) => {
    await confirmOwner(at.db, at.user, body.password, visitorOf(at), at.now)
    const parts = Object.entries(context.personalData).map(async ([feature, dataOf]) => [
      feature,
      await dataOf(at.db, at.user.id),
    ])
    return { data: { exported_at: at.now.toISOString(), data: Object.fromEntries(await Promise.all(parts)) } }
  })

  serve(app, context, accounts.deleteAccount, async ({ body }, at) => {
    await confirmOwner(at.db, at.user, body.password, visitorOf(at), at.now)
    const email = (await findUser(at.db, at.user.id))?.email
    await deleteAccount(at.db, at.user.id, at.now)
    if (email) await forgetOutbox(join(context.settings.dataDir, 'outbox'), { to: email })
    // The next start adds missing entries.
    await syncDeletionLedger(at.db, context.settings.dataDir).catch((err) =>
      app.log.error({ err }, 'the list of deletions was not kept'),
    )
    at.reply.header('clear-site-data', '"cache"')
  })
}
