import type { Language } from '#contract/languages.ts'
import { LANGUAGE, LOCALES } from '#messages/language.ts'

/** Old names in browsers. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

export const timeZoneOfBrowser = () => currentName(Intl.DateTimeFormat().resolvedOptions().timeZone)

export function timeZones(including: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').map(currentName)
  return [...new Set([...known, including])].sort()
}

export const timeZoneLabel = (zone: string) => zone.replaceAll('/', ' / ').replaceAll('_', ' ')

/** `भारतीय मानक समय (Asia / Kolkata)`; in English the label alone. Too slow for each of 400 zones. */
export function namedTimeZone(zone: string, language: Language = LANGUAGE): string {
  if (language === 'en') return timeZoneLabel(zone)
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'long' })
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value
  return name ? `${name} (${timeZoneLabel(zone)})` : timeZoneLabel(zone)
}

function currentName(zone: string): string {
  return RENAMED[zone] ?? zone
}
