import type { Page } from '@playwright/test'

/** Below 24 px (WCAG 2.5.8), outside lines of text and too near another target. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24
    const TARGETS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider]'
    interface Target {
      element: HTMLElement
      box: DOMRect
    }
    const targets: Target[] = []
    for (const element of document.querySelectorAll<HTMLElement>(TARGETS)) {
      // Its label is part of the target.
      const label = (element as HTMLInputElement).labels?.[0]
      const seen = label?.contains(element) ? label : element
      if (!seen.checkVisibility({ visibilityProperty: true }) || seen.closest('[inert], [aria-hidden=true]')) continue
      const own = (stretchedTo(element) ?? element).getBoundingClientRect()
      const box = seen === element ? own : union(own, seen.getBoundingClientRect())
      // Shown only while it has focus.
      if (box.width <= 1 || box.height <= 1) continue
      targets.push({ element, box })
    }
    return targets
      .filter(({ box }) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5)
      .filter(({ element }) => !isInText(element))
      .filter((target) => targets.some((other) => other !== target && isTooNear(target, other)))
      .map(({ element, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 160)}`)

    /** Its `::after` covers the row. */
    function stretchedTo(element: HTMLElement): Element | null {
      const { position, inset } = getComputedStyle(element, '::after')
      return position === 'absolute' && inset === '0px' ? element.offsetParent : null
    }
    function union(a: DOMRect, b: DOMRect): DOMRect {
      const [x, y] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
      return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y)
    }
    function isInText(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.closest('p, li, dd, td, blockquote, h1, h2, h3, div')?.textContent ?? ''
      return around.trim().length > (element.textContent ?? '').trim().length
    }
    /** A circle of 24 px must touch neither another target nor its circle. */
    function isTooNear({ element, box }: Target, other: Target): boolean {
      if (element.contains(other.element) || other.element.contains(element)) return false
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const dx = Math.max(other.box.left - x, 0, x - other.box.right)
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom)
      if (Math.hypot(dx, dy) < LEAST / 2) return true
      const isOtherSmall = other.box.width < LEAST || other.box.height < LEAST
      const away = Math.hypot(x - other.box.left - other.box.width / 2, y - other.box.top - other.box.height / 2)
      return isOtherSmall && away < LEAST
    }
  })
