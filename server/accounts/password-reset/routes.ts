import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { askForReset, setPassword } from './commands.ts'

export const passwordResetRoutes: Routes = (app, context) => {
  serve(app, context, passwordReset.ask, async ({ body }, { db }) => {
    await askForReset(db, context.queue, body.email)
    return { message: SENTENCES.resetSent }
  })

  serve(app, context, passwordReset.set, ({ body }, { db, now }) => setPassword(db, context.queue, body, now))
}
