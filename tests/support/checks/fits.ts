import type { Page } from '@playwright/test'
import { TARGETS } from '#contract/languages.ts'

/** They make the page or dialog scroll sideways. */
export const widerThanTheScreen = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const modal = document.querySelector('[role=dialog][data-state=open]')
    const areas = [document.documentElement, modal, modal?.parentElement]
    const tooWide = () => areas.find((area) => area && area.scrollWidth > area.clientWidth + 1)
    // Scripts position some elements, for example tooltips, in the frames after a resize.
    for (let frame = 0; frame < 30 && tooWide(); frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    const area = tooWide()
    if (!area) return []
    const { scrollWidth, clientWidth } = area
    const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth)
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(-5).map((element) => element.outerHTML.slice(0, 200))]
  })

/** Text hidden or overflowing with the spacing of WCAG 1.4.12, which applies to Latin letters only. */
export const cutBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(
    async (unspaced) => {
      const cut = () =>
        [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
          if (!element.checkVisibility() || element.clientWidth <= 1 || !hasText(element)) return false
          const style = getComputedStyle(element)
          // Excerpts are cut on purpose, and scrollable text is not lost.
          if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.display === 'inline') return false
          const [wide, high] = [element.scrollWidth > element.clientWidth + 1, element.scrollHeight > element.clientHeight + 3]
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
          const isPressed = element.matches('button, a, label, summary, [role=tab]')
          return (wide && (hides(style.overflowX) || isPressed)) || (high && hides(style.overflowY))
        })
      const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim())

      const before = new Set(cut())
      const sheet = new CSSStyleSheet()
      await sheet.replace(`
      * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
      :not(${unspaced}) { letter-spacing: 0.12em !important; }
      p { margin-bottom: 2em !important; }`)
      document.adoptedStyleSheets.push(sheet)
      const faults = cut()
        .filter((element) => !before.has(element))
        .map((element) => `cut by spacing: ${element.outerHTML.slice(0, 160)}`)
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) faults.push(`with spacing ${scrollWidth} > ${clientWidth}`)
      document.adoptedStyleSheets.pop()
      return faults
    },
    TARGETS.map((target) => `:lang(${target})`).join(', '),
  )
