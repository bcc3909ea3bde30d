import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { visitorOf } from '#server/accounts/sessions/commands/visitor-of.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { confirmEmail } from './commands/confirm-email.ts'
import { requestConfirmation, requestConfirmationByToken } from './commands/request-confirmation.ts'
import { requestSignInLink } from './commands/request-sign-in-link.ts'
import { signInWithLink } from './commands/sign-in-with-link.ts'

export const emailLinkRoutes: Routes = (app, context) => {
  const { queue, settings } = context
  const message = settings.smtpUrl ? EMAIL_LINK_SENTENCES.linkSent : EMAIL_LINK_SENTENCES.linkInOutbox

  serve(app, context, emailLinks.confirm, async ({ body }, { db, user, now }) => ({
    data: { was_confirmed: await confirmEmail(db, queue, { ...body, caller: user?.id }, now) },
  }))

  serve(app, context, emailLinks.resendExpired, async ({ body }, { db, now }) => {
    await requestConfirmationByToken(db, queue, body.token, now)
    return { message }
  })

  serve(app, context, emailLinks.requestSignIn, async ({ body }, at) => {
    await requestSignInLink(at.db, queue, body.email, visitorOf(at))
    return { message: EMAIL_LINK_SENTENCES.signInLinkSent }
  })

  serve(app, context, emailLinks.signIn, async ({ body }, at) => {
    return signInWithLink(at.db, body.token, visitorOf(at), at.now)
  })

  serve(app, context, emailLinks.resend, async (_, { db, user, now }) => {
    await requestConfirmation(db, queue, user.id, now)
    return { message }
  })
}
