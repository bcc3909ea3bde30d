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

function currentName(zone: string): string {
  return RENAMED[zone] ?? zone
}
