import type { BrowserContext } from '@playwright/test'

const REPLY_MS = 400
/** Orders the replies to simultaneous requests, equally in each run. */
const SPREAD_MS = 120
const SPREAD_OVER = 4
const CODE_MS = 60
const FONT_MS = 900

/** Slow enough for skeletons, and for text before fonts. Cached fonts are removed, because nobody waits for those. */
export async function onSlowNetwork(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty frame has no storage.
    if (location.protocol === 'http:') localStorage.removeItem('web_fonts')
  })
  await context.route('**/api/**', (route) => later(REPLY_MS + SPREAD_MS * (sumOf(route.request().url()) % SPREAD_OVER), route))
  await context.route('**/assets/**', (route) => later(route.request().url().endsWith('.woff2') ? FONT_MS : CODE_MS, route))
}

/** The page may be closed by then. */
async function later(ms: number, route: { continue: () => Promise<void> }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.continue().catch(() => undefined)
}

/** Ids differ in each run and must not affect the order. */
function sumOf(url: string): number {
  const path = new URL(url).pathname.replace(/[0-9a-f-]{36}/g, '')
  return [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}
