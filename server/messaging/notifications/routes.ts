import { notifications } from '#contract/messaging/notifications.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { markAllNotificationsRead, markNotificationRead } from './commands/mark-notifications-read.ts'
import { savePreferences } from './commands/save-preferences.ts'
import { countUnread, findPreferences, listNotifications } from './queries.ts'
import { withheldFrom } from './rules.ts'

export const notificationRoutes: Routes = (app, context) => {
  serve(app, context, notifications.list, async ({ query }, { db, user, now }) => ({
    data: (await listNotifications(db, user.id, query, now)).map((one) => withheldFrom(user.role, one, query.language)),
  }))

  serve(app, context, notifications.unreadCount, async (_, { db, user, now }) => ({
    data: { count: await countUnread(db, user.id, now) },
  }))

  serve(app, context, notifications.markAllRead, (_, { db, user, now }) => markAllNotificationsRead(db, user.id, now))

  serve(app, context, notifications.markRead, ({ params }, { db, user, now }) =>
    markNotificationRead(db, user.id, params.id, now),
  )

  serve(app, context, notifications.preferences, async (_, { db, user }) => ({ data: await findPreferences(db, user.id) }))

  serve(app, context, notifications.savePreferences, async ({ body }, { db, user, now }) => ({
    data: await savePreferences(db, user.id, body, now),
  }))
}
