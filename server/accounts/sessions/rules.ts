/** Browsers name the ones they descend from too: the first of these that occurs is the real one. */
const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
}
const SYSTEMS = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS X': 'macOS',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
}

/** A browser's own name, shortened to what a person recognises. */
export function deviceName(userAgent: string): string {
  const browser = Object.entries(BROWSERS).find(([mark]) => userAgent.includes(`${mark}/`))?.[1] ?? 'Unknown browser'
  const system = Object.entries(SYSTEMS).find(([mark]) => userAgent.includes(mark))?.[1]
  return system ? `${browser} on ${system}` : browser
}

export const SESSION_MS = 30 * 24 * 60 * 60_000
/** A session's life is prolonged at most this often: not every read is a write. */
export const EXTEND_EVERY_MS = 60 * 60_000
