import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { AskedLanguage, cursor, Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/messaging.ts'
import { NOTIFICATION_TYPES, TOGGLES, type Toggle } from './notification-types.ts'

const EmailFrequency = z.enum(['daily', 'weekly', 'never'], {
  error: 'email_frequency must be "daily", "weekly" or "never"',
})

const toggles = Object.fromEntries(
  TOGGLES.map((name) => [name, z.boolean({ error: `${name} must be true or false` })]),
) as Record<Toggle, z.ZodBoolean>

export const Preferences = z.object({ email_frequency: EmailFrequency, ...toggles })
export type Preferences = z.infer<typeof Preferences>

const SomePreferences = z
  .strictObject(Preferences.partial().shape, { error: 'The preferences must be a JSON object of preference fields' })
  .refine((given) => Object.keys(given).length > 0, { error: 'Name at least one preference' })

export const Notification = z.object({
  notification_id: Id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  created_at: Instant,
  /** Starts with `/`. */
  path: z.string().nullable(),
})
export type Notification = z.infer<typeof Notification>

export const NOTIFICATION_NOT_FOUND = m.notificationNotFound

export const notifications = {
  list: endpoint('GET /api/notifications', 'member', {
    summary:
      'List the 50 newest notifications, or the 50 before a given one: its id, or `<created_at>~<id>`, which stays valid when it is gone',
    query: z.object({ before: z.union([Id, cursor('before')]).optional(), language: AskedLanguage }),
    reply: data(z.array(Notification)),
  }),
  unreadCount: endpoint('GET /api/notifications/unread-count', 'member', {
    summary: 'Count unread notifications. Broadcasts count for 30 days',
    reply: data(z.object({ count: z.number().int().min(0) })),
  }),
  markRead: endpoint('PUT /api/notifications/:id/read', 'member', {
    summary: 'Mark one notification as read',
    params: z.object({ id: Id }),
    notFound: NOTIFICATION_NOT_FOUND,
    reply: Done,
  }),
  markAllRead: endpoint('PUT /api/notifications/mark-all-read', 'member', {
    summary: 'Mark all notifications as read',
    reply: Done,
  }),
  preferences: endpoint('GET /api/notifications/preferences', 'member', {
    summary: 'Get your notification preferences',
    reply: data(Preferences),
  }),
  savePreferences: endpoint('PUT /api/notifications/preferences', 'member', {
    summary: 'Change some of your notification preferences',
    body: SomePreferences,
    reply: data(Preferences),
  }),
}
