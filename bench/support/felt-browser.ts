import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#tests/support/browser/chromium.ts'
import { READERS } from './seed.ts'

/** Simulates a cheap phone. */
const SLOWER = 4
const PHONE = { width: 360, height: 740 }

export interface Painted {
  /** From the input to the next frame; the longest if there were several events. */
  ms: number
  /** CPU time of the main thread in the next half second, multiplied by the slowdown; other processes do not affect it. */
  work: number
}

export interface FeltPage {
  page: Page
  painted(act: () => Promise<unknown>): Promise<Painted>
  /** Frame times in ms while the page is scrolled by a fast swipe. */
  scrolled(): Promise<number[]>
}

export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: await findChromium() })

/** A page of a signed-in user; it is slowed down while it is measured. */
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
    viewport: PHONE,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await context.addInitScript(watchEvents)
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    try {
      return await work()
    } finally {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const painted = (act: () => Promise<unknown>) =>
    slowly(async () => {
      await page.evaluate(forgetEvents)
      const before = await worked()
      await act()
      // Entries arrive shortly after the frame.
      await new Promise((resolve) => setTimeout(resolve, 500))
      const work = ((await worked()) - before) * SLOWER
      return { ms: await page.evaluate(longestEvent), work }
    })
  return { page, painted, scrolled: () => slowly(() => page.evaluate(scrollThrough)) }
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

function forgetEvents() {
  ;(window as unknown as Watched).seen.durations = []
}

const longestEvent = () => Math.max(0, ...(window as unknown as Watched).seen.durations)

async function scrollThrough(): Promise<number[]> {
  const from = window.scrollY
  const steps = 60
  const frames: number[] = []
  let before = performance.now()
  for (let step = 1; step <= steps; step++) {
    window.scrollTo({ top: from + (step * window.innerHeight) / 4, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    frames.push(now - before)
    before = now
  }
  return frames
}
