import { dayInWords } from '#contract/calendar.ts'
import { DESCRIPTORS, type Language } from '#contract/languages.ts'

/**
 * `26 November 2026`, `26 नवंबर 2026`, as the pages write it
 * @param day `YYYY-MM-DD`
 */
export function dayText(day: string, language: Language): string {
  if (language === 'en') return dayInWords(day)
  const format = new Intl.DateTimeFormat(DESCRIPTORS[language].locale, { ...MEDIUM, timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

const MEDIUM = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** `August 2024`. @param day `YYYY-MM-DD`, any of the month */
export function monthText(day: string, language: Language): string {
  if (language === 'en') return dayInWords(day).replace(/^\d+ /, '')
  const format = new Intl.DateTimeFormat(DESCRIPTORS[language].locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
