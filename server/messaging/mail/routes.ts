import { Gauge } from 'prom-client'
import { mail } from '#contract/messaging/mail.ts'
import type { AppContext, Routes } from '#server/context.ts'
import { savePreferences } from '#server/messaging/notifications/commands/save-preferences.ts'
import { Redirect } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { preferencesPagePath, verifyMailToken } from './commands/verify-mail-token.ts'
import { findMailPreferences, outboxDepth } from './queries.ts'
import { MAIL_PREFERENCES, unsubscribePurpose } from './rules.ts'

export const mailRoutes: Routes = (app, context) => {
  serve(app, context, mail.preferences, async ({ query }, { db, now }) => ({
    data: await findMailPreferences(db, await verifyMailToken(db, MAIL_PREFERENCES, query.ticket, now)),
  }))

  serve(app, context, mail.savePreferences, async ({ query, body }, { db, now }) => {
    const userId = await verifyMailToken(db, MAIL_PREFERENCES, query.ticket, now)
    await savePreferences(db, userId, body, now)
    return { data: await findMailPreferences(db, userId) }
  })

  serve(app, context, mail.unsubscribePage, async ({ query: { ticket, kind } }, { db, now }) => {
    return new Redirect(await preferencesPagePath(db, unsubscribePurpose(kind), ticket, now))
  })

  measureOutbox(context)

  // Mail clients post a fixed form.
  void app.register(async (app) => {
    const forms = (mail.unsubscribe.consumes ?? []).filter((type) => type !== 'application/json')
    app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    serve(app, context, mail.unsubscribe, async ({ query: { ticket, kind } }, { db, now }) => {
      const userId = await verifyMailToken(db, unsubscribePurpose(kind), ticket, now)
      await savePreferences(db, userId, { [kind]: false }, now)
    })
  })
}

function measureOutbox({ db, metrics, measures, now }: AppContext): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [metrics] })
  const waiting = gauge('mail_waiting', 'Mails that are due and not yet sent')
  const oldest = gauge('mail_oldest_seconds', 'How long the longest waiting mail has waited')
  const givenUp = gauge('mail_given_up', 'Mails of the last 90 days that could not be sent')
  measures.push(async () => {
    const depth = await outboxDepth(db, now())
    waiting.set(depth.waiting)
    oldest.set(depth.oldest)
    givenUp.set(depth.given_up)
  })
}
