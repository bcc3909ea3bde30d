import type { BrowserContext, Page } from '@playwright/test'

/** Missing in TypeScript's library. */
interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface ShiftReport {
  /** Without recent input; stricter than CLS, which takes the worst five seconds. */
  sum: number
  /** With old and new positions. */
  moves: string[]
}

/** A CLS of 0.1 counts as good. */
export const MAX_SHIFT = 0.02

type Watching = Window & { reportShifts: () => ShiftReport; forgetShifts: () => void }

export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let seen: { value: number; told: string }[] = []
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element) return '(gone)'
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
      return `<${element.tagName.toLowerCase()} class="${String(element.getAttribute('class')).slice(0, 60)}"> ${text}`
    }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(',')
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources, startTime } of entries as Shift[]) {
        if (hadRecentInput) continue
        const moved = sources.map((one) => `${nameOf(one.node)} [${placeOf(one.previousRect)}] to [${placeOf(one.currentRect)}]`)
        seen.push({ value, told: `${value.toFixed(4)} at ${Math.round(startTime)} ms:\n    ${moved.join('\n    ')}` })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      reportShifts: () => {
        note(observer.takeRecords())
        return { sum: seen.reduce((sum, { value }) => sum + value, 0), moves: seen.map(({ told }) => told) }
      },
      forgetShifts: () => {
        note(observer.takeRecords())
        seen = []
      },
    })
  })
}

export const shiftsOf = (page: Page): Promise<ShiftReport> => page.evaluate(() => (window as unknown as Watching).reportShifts())

export const forgetShifts = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as Watching).forgetShifts())
