import type { Language } from '#contract/languages.ts'
import { formatDay } from '#web/platform/time/dates.ts'

const INDIA_MS = 5.5 * 60 * 60 * 1000

/** Indian day, the same for every reader. */
export const noteDay = (at: string, lang: Language): string =>
  formatDay(new Date(Date.parse(at) + INDIA_MS).toISOString().slice(0, 10), 'medium', lang)
