import type { Page } from '@playwright/test'
import { drawn } from '#tests/support/browser/at-rest.ts'

const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]

/** Texts that are cut, or reach over a side of the screen: at two widths, from right to left and from left to right. */
export async function misfits(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const direction of ['rtl', 'ltr']) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir
      }, direction)
      await drawn(page)
      const found = await misfitsNow(page)
      faults.push(...found.map((fault) => `${size.width}, ${direction}: ${fault}`))
    }
  }
  return faults
}

const misfitsNow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    const styleOf = (element: Element) => getComputedStyle(element)
    // Read aloud only, or within what scrolls or is cut by its parent on purpose.
    const isLoose = (element: Element): boolean => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX, clipPath, position } = styleOf(one)
        if (overflowX !== 'visible' || clipPath !== 'none') return false
        if (position === 'fixed') break
      }
      return true
    }
    const faults = scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} wide`] : []
    // A sign in the corner of a button may stand out.
    const isWider = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const [inside, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      return inside.left < box.left - 1 || inside.right > box.right + 1
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!hasText(element) || element.clientWidth === 1 || element.clientHeight === 1) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = styleOf(element)
      if (style.clipPath !== 'none' || element.closest('svg, [data-sr], .sr-only, [aria-hidden=true]')) continue
      const said = `${element.outerHTML.slice(0, 110)}… “${element.textContent?.trim().slice(0, 40)}”`
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 0 && (left < -1 || right > clientWidth + 1) && isLoose(element)) faults.push(`off the side: ${said}`)
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.display === 'inline') continue
      const [wide, high] = [element.scrollWidth > element.clientWidth + 1, element.scrollHeight > element.clientHeight + 3]
      const isPressed = element.matches('button, a, label, summary, [role=tab]')
      const hasSigns = element.querySelector('.absolute, .mock-flag') !== null
      if (wide && (isHidden(style.overflowX) || (isPressed && !hasSigns && isWider(element))))
        faults.push(`wider than its box: ${said}`)
      if (high && (isHidden(style.overflowY) || (isPressed && style.overflowY === 'visible')))
        faults.push(`higher than its box: ${said}`)
    }
    return faults
  })

/** What the messages do not say: names of the product and of people, and addresses. */
const NAMES =
  /UPSC Current Catalyst|OpenDyslexic|Google|\b(?:Pro|PRO|GS|NCERT|CSAT|MB|Aa|SSC)\b|\bGS ?[\dIV]+\b|[\w.+-]+@[\w.-]+|https?:\S+|\b(?:reader|tester|pro|admin)[\w-]*\b/g

/** Texts in Latin letters on a page in the language `xb`, which has none, that are not marked as of another language. */
export const latinTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ names, flags }) => {
      const isLatin = (text: string) =>
        /\p{sc=Latin}{2}/u.test(text.replace(new RegExp(names, flags), ' ')) && !/\p{sc=Hebrew}/u.test(text)
      const isOwn = (element: Element) =>
        element.closest('[lang]') === document.documentElement && !element.closest('script, style, option, [data-own-text]')
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
        if (node.parentElement?.getClientRects().length && isLatin(node.data) && isOwn(node.parentElement))
          found.push(node.data.trim())
      for (const attribute of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${attribute}]`)) {
          const text = element.getAttribute(attribute) ?? ''
          if (isLatin(text) && isOwn(element)) found.push(`${attribute}: ${text}`)
        }
      return [...new Set(found)].map((text) => text.slice(0, 80))
    },
    { names: NAMES.source, flags: NAMES.flags },
  )
