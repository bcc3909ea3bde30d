import { notifications } from '#contract/notifications.ts'
import type { Routes } from '#server/platform/context.ts'
import { serve } from '#server/platform/serve.ts'
import { holderOfTicket, markAllNotificationsRead, markNotificationRead, savePreferences } from './commands.ts'
import { notificationsOf, preferencesOf, ticketHolder, unreadCountOf } from './queries.ts'
import { MAIL_PREFERENCES, unsubscribing } from './rules.ts'

export const notificationRoutes: Routes = (app, context) => {
  serve(app, context, notifications.list, async ({ query }, { db, user, now }) => ({
    data: await notificationsOf(db, user.id, query.before, now),
  }))

  serve(app, context, notifications.unreadCount, async (_, { db, user, now }) => ({
    data: { count: await unreadCountOf(db, user.id, now) },
  }))

  serve(app, context, notifications.markAllRead, (_, { db, user, now }) => markAllNotificationsRead(db, user.id, now))

  serve(app, context, notifications.markRead, ({ params }, { db, user, now }) =>
    markNotificationRead(db, user.id, params.id, now),
  )

  serve(app, context, notifications.preferences, async (_, { db, user }) => ({ data: await preferencesOf(db, user.id) }))

  serve(app, context, notifications.savePreferences, async ({ body }, { db, user, now }) => ({
    data: await savePreferences(db, user.id, body, now),
  }))

  serve(app, context, notifications.mailPreferences, async ({ query }, { db, now }) => ({
    data: await ticketHolder(db, await holderOfTicket(db, MAIL_PREFERENCES, query.ticket, now)),
  }))

  serve(app, context, notifications.saveMailPreferences, async ({ query, body }, { db, now }) => {
    const userId = await holderOfTicket(db, MAIL_PREFERENCES, query.ticket, now)
    await savePreferences(db, userId, body, now)
    return { data: await ticketHolder(db, userId) }
  })

  // Mail programs post a form; what it says is always the same.
  void app.register(async (app) => {
    const forms = (notifications.unsubscribe.takes ?? []).filter((type) => type !== 'application/json')
    app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    serve(app, context, notifications.unsubscribe, async ({ query: { ticket, kind } }, { db, now }) => {
      const userId = await holderOfTicket(db, unsubscribing(kind), ticket, now)
      await savePreferences(db, userId, { [kind]: false }, now)
    })
  })
}
