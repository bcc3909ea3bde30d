/** Browsers still list some time zones by old names; the server stores the current ones. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

export const timeZoneOfBrowser = () => currentName(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Every time zone that the browser knows, and the given one in any case. */
export function timeZones(including: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').map(currentName)
  return [...new Set([...known, including])].sort()
}

/** `Asia/Ho_Chi_Minh` reads `Asia / Ho Chi Minh`. */
export const timeZoneLabel = (zone: string) => zone.replaceAll('/', ' / ').replaceAll('_', ' ')

function currentName(zone: string): string {
  return RENAMED[zone] ?? zone
}
