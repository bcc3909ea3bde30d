import type { Notification } from '#contract/messaging/notifications.ts'
import { counted } from '#web/platform/text/amounts.ts'

export const badgeText = (count: number) => (count > 99 ? '99+' : String(count))

/** Contains the text of the badge, for speech control. */
export const bellLabel = (count: number) => (count > 0 ? `Notifications, ${badgeText(count)} unread` : 'Notifications')

export const unreadText = (count: number) => counted(count, 'unread notification')

export const decrement = (count: number, read: number) => Math.max(0, count - read)

type Pages = Notification[][]

export function unreadIds(pages: Pages): string[] {
  return pages.flatMap((page) => page.filter(({ read }) => !read).map((one) => one.notification_id))
}

export function withRead(pages: Pages, ids: string[], read: boolean): Pages {
  return pages.map((page) => page.map((one) => (ids.includes(one.notification_id) ? { ...one, read } : one)))
}
