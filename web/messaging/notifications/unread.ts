import type { Notification } from '#contract/messaging/notifications.ts'
import * as m from '#messages/messaging/notifications.ts'

export const badgeText = (count: number) => (count > 99 ? '99+' : String(count))

/** Contains the text of the badge, for speech control. */
export const bellLabel = (count: number) => (count > 0 ? m.unread({ count: badgeText(count) }) : m.notifications)

export const unreadText = (count: number) => m.unreadCount({ count })

export const decrement = (count: number, read: number) => Math.max(0, count - read)

type Pages = Notification[][]

export function unreadIds(pages: Pages): string[] {
  return pages.flatMap((page) => page.filter(({ read }) => !read).map((one) => one.notification_id))
}

export function withRead(pages: Pages, ids: string[], read: boolean): Pages {
  return pages.map((page) => page.map((one) => (ids.includes(one.notification_id) ? { ...one, read } : one)))
}
