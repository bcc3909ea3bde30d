import { SENTENCES } from '#contract/account-rules.ts'
import { passwordReset } from '#contract/password-reset.ts'
import type { Routes } from '#server/platform/context.ts'
import { serve } from '#server/platform/serve.ts'
import { askForReset, setPassword } from './commands.ts'

export const passwordResetRoutes: Routes = (app, context) => {
  serve(app, context, passwordReset.ask, async ({ body }, { db }) => {
    await askForReset(db, context.queue, body.email)
    return { message: SENTENCES.resetSent }
  })

  serve(app, context, passwordReset.set, ({ body }, { db, now }) => setPassword(db, context.queue, body, now))
}
