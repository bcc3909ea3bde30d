import { MONTHS } from '#contract/calendar.ts'
import type { NotificationType } from '#contract/messaging/notification-types.ts'
import type { NoticeData } from './notice-kinds.ts'

/** Groups of the two expressions: of the title, then of the message. */
export type Found = (title: string[], message: string[]) => NoticeData | undefined
export type Earlier = readonly [type: NotificationType, title: RegExp, message: RegExp, found: Found]

export const ANY = /^/

/** `26 November 2026` → `2026-11-26` */
export function dayOf(words = ''): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(words) ?? []
  const place = MONTHS.indexOf(month) + 1
  return place > 0 ? `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}
