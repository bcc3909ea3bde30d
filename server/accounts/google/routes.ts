import { google } from '#contract/accounts/google.ts'
import { GOOGLE_RETURN_PATH, GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import { confirmPassword } from '#server/accounts/accounts/commands/confirm-password.ts'
import { confirmFactors } from '#server/accounts/second-factor/commands/confirm-factors.ts'
import { visitorOf } from '#server/accounts/sessions/commands/visitor-of.ts'
import type { Routes } from '#server/context.ts'
import { OpenIdClient } from '#server/platform/auth/openid.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { linkGoogle } from './commands/link-google.ts'
import { signInWithGoogle } from './commands/sign-in-with-google.ts'
import { signUpWithGoogle } from './commands/sign-up-with-google.ts'
import { unlinkGoogle } from './commands/unlink-google.ts'
import { startAtGoogle, verifyReturn } from './commands/verify-return.ts'
import { findState } from './queries.ts'

export const googleRoutes: Routes = (app, context) => {
  const { publicUrl, google: provider, confirmEmail, refuseDisposableEmail } = context.settings
  const offered = provider && new OpenIdClient(provider, `${publicUrl}${GOOGLE_RETURN_PATH}`)

  /** @throws HttpError 404 */
  function client(): OpenIdClient {
    if (!offered) throw new HttpError(404, GOOGLE_TEXTS.notOffered, { code: 'google_not_offered' })
    return offered
  }

  serve(app, context, google.start, async (_, at) => {
    const offered = client()
    return { data: { url: await startAtGoogle(at.db, offered, { device: at.deviceId(), userId: null }, at.now) } }
  })

  serve(app, context, google.signIn, async ({ body }, at) => {
    const identity = await verifyReturn(at.db, client(), body, { device: at.deviceId(), userId: null }, at.now)
    return signInWithGoogle(at.db, context.queue, identity, visitorOf(at), at.now)
  })

  serve(app, context, google.signUp, async ({ body }, at) => {
    client()
    const signUp = { ...body, confirmsEmail: confirmEmail, refusesDisposable: refuseDisposableEmail }
    return signUpWithGoogle(at.db, context.queue, signUp, visitorOf(at), at.now)
  })

  serve(app, context, google.state, async (_, { db, user }) => {
    client()
    return { data: await findState(db, user.id) }
  })

  serve(app, context, google.startLink, async ({ body }, at) => {
    const offered = client()
    await confirmPassword(at.db, at.user.id, body.password, visitorOf(at), at.now)
    const beginner = { device: at.deviceId(), userId: at.user.id }
    return { data: { url: await startAtGoogle(at.db, offered, beginner, at.now) } }
  })

  serve(app, context, google.link, async ({ body }, at) => {
    const identity = await verifyReturn(at.db, client(), body, { device: at.deviceId(), userId: at.user.id }, at.now)
    return { data: await linkGoogle(at.db, context.queue, at.user, identity, at.now) }
  })

  serve(app, context, google.unlink, async ({ body }, at) => {
    client()
    await confirmFactors(at.db, context.queue, at.user, body, visitorOf(at), at.now)
    await unlinkGoogle(at.db, context.queue, at.user, at.now)
  })
}
