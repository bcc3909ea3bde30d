import { fromIndianTime, inIndianTime } from '#web/platform/time/indian-time.ts'
import type { Upload } from './parse-upload.ts'
import type { Publishing } from './use-upload.ts'

/** What somebody has chosen, complete or not. */
export interface PublishWish {
  how: 'now' | 'draft' | 'later'
  /** By the clock in India, as the field gives it. */
  at: string
}

/** Six in the morning, before the aspirants of the day. */
const MORNING = 'T06:00'

/** What the file itself says comes first. */
export function wishOf({ publication_date, status, scheduled_for }: Upload): PublishWish {
  const morning = `${publication_date}${MORNING}`
  if (typeof scheduled_for === 'string') return { how: 'later', at: inIndianTime(scheduled_for) }
  return { how: status === 'draft' ? 'draft' : 'now', at: morning }
}

/** @returns `undefined` while the time is none, or has passed */
export function publishingOf({ how, at }: PublishWish, now: number): Publishing | undefined {
  if (how !== 'later') return { status: how === 'now' ? 'published' : 'draft', scheduled_for: null }
  const instant = fromIndianTime(at)
  return instant && Date.parse(instant) > now ? { status: 'draft', scheduled_for: instant } : undefined
}
