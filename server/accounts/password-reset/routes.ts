import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { requestReset } from './commands/request-reset.ts'
import { setNewPassword } from './commands/set-new-password.ts'

export const passwordResetRoutes: Routes = (app, context) => {
  serve(app, context, passwordReset.ask, async ({ body }, { db }) => {
    await requestReset(db, context.queue, body.email)
    return { message: SENTENCES.resetSent }
  })

  serve(app, context, passwordReset.set, ({ body }, { db, now }) => setNewPassword(db, context.queue, body, now))
}
