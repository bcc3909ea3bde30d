import { passkeys } from '#contract/accounts/passkeys.ts'
import { confirmFactors } from '#server/accounts/second-factor/commands/confirm-factors.ts'
import { visitorOf } from '#server/accounts/sessions/commands/visitor-of.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addPasskey, startAdding } from './commands/add-passkey.ts'
import { removePasskey, renamePasskey } from './commands/change-passkey.ts'
import { signInWithPasskey, startSignIn } from './commands/sign-in-with-passkey.ts'
import { listPasskeys } from './queries.ts'
import { relyingParty } from './rules.ts'

export const passkeyRoutes: Routes = (app, context) => {
  const party = relyingParty(context.settings.publicUrl)

  serve(app, context, passkeys.signInOptions, async (_, { db, now }) => ({ data: await startSignIn(db, party, now) }))

  serve(app, context, passkeys.signIn, async ({ body }, at) => {
    return signInWithPasskey(at.db, body.credential, { party, visitor: visitorOf(at) }, at.now)
  })

  serve(app, context, passkeys.list, async (_, { db, user }) => ({ data: await listPasskeys(db, user.id) }))

  serve(app, context, passkeys.addOptions, async ({ body }, at) => {
    await confirmFactors(at.db, context.queue, at.user, body, visitorOf(at), at.now)
    return { data: await startAdding(at.db, at.user, party, at.now) }
  })

  serve(app, context, passkeys.add, async ({ body }, { db, user, now }) => ({
    data: await addPasskey(db, context.queue, user, body, party, now),
  }))

  serve(app, context, passkeys.rename, async ({ params, body }, { db, user }) => ({
    data: await renamePasskey(db, user, params.passkeyId, body.name),
  }))

  serve(app, context, passkeys.remove, async ({ params, body }, at) => {
    await confirmFactors(at.db, context.queue, at.user, body, visitorOf(at), at.now)
    await removePasskey(at.db, context.queue, at.user, params.passkeyId, at.now)
  })
}
