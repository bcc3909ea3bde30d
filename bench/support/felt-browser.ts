import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#tests/support/chromium.ts'
import { READERS } from './seed.ts'

/** A phone of the cheap kind, on this machine. */
const SLOWER = 4
const PHONE = { width: 360, height: 740 }

export interface FeltPage {
  page: Page
  /** How long the browser took from what somebody did to the next picture, in ms; the worst where it was several events. */
  painted(act: (page: Page) => Promise<unknown>): Promise<number>
  /** How long the pictures took while the page was scrolled from where it is to its other end, in ms. */
  scrolled(): Promise<number[]>
}

export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: await findChromium() })

/** A page of somebody who is signed in; while it is measured it is on a slow phone. */
export async function openAs(browser: Browser, origin: string, role: keyof typeof READERS, path: string): Promise<FeltPage> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(READERS[role]),
  })
  const { token, user } = (await reply.json()) as { token: string; user: unknown }
  const stored = { auth_token: token, auth_user: JSON.stringify(user) }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...{ viewport: PHONE, serviceWorkers: 'block' },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await context.addInitScript(watchEvents)
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    try {
      return await work()
    } finally {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  return { page, painted: (act) => slowly(() => painted(page, act)), scrolled: () => slowly(() => page.evaluate(scrollThrough)) }
}

interface EventTiming extends PerformanceEntry {
  interactionId: number
}

function watchEvents() {
  const seen: { durations: number[] } = { durations: [] }
  Object.assign(window, { seen })
  const note = (list: PerformanceEntryList) => {
    for (const entry of list) if ((entry as EventTiming).interactionId > 0) seen.durations.push(entry.duration)
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

type Watched = Window & { seen: { durations: number[] } }

async function painted(page: Page, act: (page: Page) => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    ;(window as unknown as Watched).seen.durations = []
  })
  await act(page)
  // Entries come a moment after the picture.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  return page.evaluate(() => Math.max(0, ...(window as unknown as Watched).seen.durations))
}

async function scrollThrough(): Promise<number[]> {
  const from = window.scrollY
  const to = from > 0 ? 0 : document.documentElement.scrollHeight - window.innerHeight
  const steps = 60
  const frames: number[] = []
  let before = performance.now()
  for (let step = 1; step <= steps; step++) {
    window.scrollTo({ top: from + ((to - from) * step) / steps, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    frames.push(now - before)
    before = now
  }
  return frames
}
