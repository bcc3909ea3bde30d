import { notifications } from '#contract/messaging/notifications.ts'
import type { Feature } from '#server/feature.ts'
import { notificationJobs } from './jobs.ts'
import { notificationListeners } from './listeners.ts'
import { personalNotificationData } from './queries.ts'
import { notificationRoutes } from './routes.ts'

export const notificationsFeature: Feature = {
  path: 'messaging/notifications',
  contract: { notifications },
  routes: notificationRoutes,
  jobs: notificationJobs,
  listeners: notificationListeners,
  tables: [
    'notification_preferences',
    'notifications',
    'notification_inboxes',
    'broadcasts',
    'audience_notices',
    'broadcast_reads',
    'broadcast_silences',
  ],
  personalData: { notifications: personalNotificationData },
}
