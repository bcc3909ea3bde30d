import type { Language } from '#contract/languages.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { inIndianTime } from '#web/platform/time/indian-time.ts'

/** The day of a note in India, as for the days of the articles: the same for every reader. */
export const noteDay = (at: string, lang: Language): string => formatDay(inIndianTime(at).slice(0, 10), 'medium', lang)
