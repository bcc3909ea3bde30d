import { fromIndianTime, inIndianTime } from '#web/platform/time/indian-time.ts'
import type { Upload } from './parse-upload.ts'
import type { Publishing } from './use-upload.ts'

/** May be incomplete. */
export interface PublishOption {
  how: 'now' | 'draft' | 'later'
  /** IST, as in the input. */
  at: string
}

/** Before most readers start. */
const DEFAULT_TIME = 'T06:00'

/** A status or schedule in the file comes first. */
export function defaultOption({ publication_date, status, scheduled_for }: Upload): PublishOption {
  const morning = `${publication_date}${DEFAULT_TIME}`
  if (typeof scheduled_for === 'string') return { how: 'later', at: inIndianTime(scheduled_for) }
  return { how: status === 'draft' ? 'draft' : 'now', at: morning }
}

/** @returns `undefined` if the time is missing or in the past */
export function toPublishing({ how, at }: PublishOption, now: number): Publishing | undefined {
  if (how !== 'later') return { status: how === 'now' ? 'published' : 'draft', scheduled_for: null }
  const instant = fromIndianTime(at)
  return instant && Date.parse(instant) > now ? { status: 'draft', scheduled_for: instant } : undefined
}
