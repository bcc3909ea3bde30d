import type { Page } from '@playwright/test'

const MAX_PRESSES = 200
const AT_ONCE = 15

interface Walk {
  faults: string[]
  isRound: boolean
}

/** @returns elements that take focus while hidden, without an indicator, or outside an open dialog */
export async function focusFaults(page: Page): Promise<string[]> {
  await page.evaluate(watch)
  for (let pressed = 0; pressed < MAX_PRESSES; pressed += AT_ONCE) {
    for (let more = 0; more < AT_ONCE; more++) await page.keyboard.press('Tab')
    if (await page.evaluate(() => (window as unknown as { walk: Walk }).walk.isRound)) break
    await leaveEditor(page)
  }
  return page.evaluate(() => (window as unknown as { walk: Walk }).walk.faults)
}

/** Tab indents in the editor; Escape, then Tab leaves it. Its focus indicator is late and in a shadow tree. */
async function leaveEditor(page: Page): Promise<void> {
  if (!(await page.evaluate(() => document.activeElement?.shadowRoot))) return
  await page.waitForFunction(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    return [inside, inside?.closest('.cm-editor')].some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
  })
  await page.keyboard.press('Escape')
}

/** After each key, because the page may react to it. */
function watch() {
  const walk: Walk = { faults: [], isRound: false }
  Object.assign(window, { walk })
  const seen = new Set<Element>()
  addEventListener('keyup', (event) => event.key === 'Tab' && !walk.isRound && judge(), true)

  function judge() {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body || seen.has(element)) {
      walk.isRound = seen.size > 0 && !(element && element === [...seen].at(-1))
      return
    }
    seen.add(element)
    const fault = (what: string) => walk.faults.push(`${what}: ${element.outerHTML.slice(0, 160)}`)
    const modal = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1)
    if (modal && !modal.contains(element)) fault('focus outside the open window')
    if (!isInSight(element)) fault(`focus that is hidden ${whereOf(element)}`)
    if (!element.shadowRoot && !hasSign(element)) fault('focus without a sign')
  }

  function whereOf(element: HTMLElement): string {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return `at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} px, under ${cover?.outerHTML.slice(0, 100)}`
  }
  /** A part of it or of its label is visible and uncovered. */
  function isInSight(element: HTMLElement): boolean {
    const label = (element as HTMLInputElement).labels?.[0]
    return [element, label].some((one) => one && [...one.getClientRects()].some((box) => isOnTop(one, box)))
  }
  function isOnTop(element: Element, box: DOMRect): boolean {
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (right - left < 2 || bottom - top < 2) return false
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.15, 0.85].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
    )
    return points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  }
  function hasSign(element: HTMLElement): boolean {
    const around = [element, (element as HTMLInputElement).labels?.[0], element.parentElement, element.closest('fieldset')]
    return around.some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
  }
}
