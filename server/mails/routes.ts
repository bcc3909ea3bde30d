import { mails } from '#contract/mails.ts'
import { savePreferences } from '#server/notifications/commands.ts'
import type { Routes } from '#server/platform/context.ts'
import { serve } from '#server/platform/serve.ts'
import { holderOfTicket } from './commands.ts'
import { ticketHolder } from './queries.ts'
import { MAIL_PREFERENCES, unsubscribing } from './rules.ts'

export const mailRoutes: Routes = (app, context) => {
  serve(app, context, mails.mailPreferences, async ({ query }, { db, now }) => ({
    data: await ticketHolder(db, await holderOfTicket(db, MAIL_PREFERENCES, query.ticket, now)),
  }))

  serve(app, context, mails.saveMailPreferences, async ({ query, body }, { db, now }) => {
    const userId = await holderOfTicket(db, MAIL_PREFERENCES, query.ticket, now)
    await savePreferences(db, userId, body, now)
    return { data: await ticketHolder(db, userId) }
  })

  // Mail programs post a form; what it says is always the same.
  void app.register(async (app) => {
    const forms = (mails.unsubscribe.takes ?? []).filter((type) => type !== 'application/json')
    app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    serve(app, context, mails.unsubscribe, async ({ query: { ticket, kind } }, { db, now }) => {
      const userId = await holderOfTicket(db, unsubscribing(kind), ticket, now)
      await savePreferences(db, userId, { [kind]: false }, now)
    })
  })
}
