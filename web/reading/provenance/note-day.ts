import type { Language } from '#contract/languages.ts'
import { formatDay } from '#web/platform/time/dates.ts'

const INDIA_MS = 5.5 * 60 * 60 * 1000

/** The same for every reader. */
export const indianDay = (at: number): string => new Date(at + INDIA_MS).toISOString().slice(0, 10)

export const noteDay = (at: string, lang: Language): string => formatDay(indianDay(Date.parse(at)), 'medium', lang)
