import { daysAfter } from '#contract/calendar.ts'

/** A day published more than this many days after its date belongs to the archive: it is listed, and nobody is notified. */
export const NEWS_DAYS = 7

/** @param today in India */
export const isArchiveDay = (day: string, today: string): boolean => day < daysAfter(today, -NEWS_DAYS)
