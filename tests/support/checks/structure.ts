import type { Page } from '@playwright/test'

/** Rules that axe does not check or only advises. */
export const structureFaults = (page: Page, isLoading: boolean): Promise<string[]> => page.evaluate(judge, isLoading)

function judge(isLoading: boolean): string[] {
  const faults: string[] = []
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  const look = (element: Element) => element.outerHTML.slice(0, 120)
  // An open dialog replaces the page.
  const modal = all('[role=dialog]:not([data-state=closed])').at(-1)

  const h1 = [...document.querySelectorAll('h1')].filter((one) => !one.closest('[aria-hidden=true], [inert]')).length
  if (h1 > 1 || (h1 === 0 && !isLoading && !modal)) faults.push(`${h1} headings of level 1`)

  let before = modal ? 1 : 0
  for (const heading of all('h1, h2, h3, h4, h5, h6').filter((one) =>
    modal ? modal.contains(one) : !one.closest('header:has(nav)'),
  )) {
    const level = Number(heading.tagName[1])
    if (level > before + 1 && !(isLoading && before === 0)) faults.push(`level ${level} after ${before}: ${look(heading)}`)
    before = level
  }

  const top = (selector: string) =>
    all(selector).filter((one) => !one.closest('main, article, section, aside, nav, [role=dialog]'))
  // A loading page may have no footer yet, and a form page needs none.
  const mayEndOpen = isLoading || all('nav').length === 0
  for (const [name, selector] of [
    ['banner', 'header, [role=banner]'],
    ['contentinfo', 'footer, [role=contentinfo]'],
  ] as const)
    if (top(selector).length !== 1 && !(mayEndOpen && name === 'contentinfo')) faults.push(`${top(selector).length} of ${name}`)
  if (all('main').length !== 1) faults.push(`${all('main').length} of main`)
  const navs = all('nav').map((nav) => nav.ariaLabel ?? nav.getAttribute('aria-labelledby'))
  if (navs.some((label) => !label)) faults.push('a navigation without a name')
  if (new Set(navs).size < navs.length) faults.push(`navigations of one name: ${navs}`)

  const LANDMARK =
    'header, main, footer, nav, aside, section[aria-label], section[aria-labelledby], [role=region], [role=dialog], [role=alertdialog]'
  const SPEAKS = '[aria-live], [role=status], [role=alert], [role=log], [role=tooltip], a[href="#main"]'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node
    if (!node.textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('script, noscript, style'))
      continue
    if (!parentElement.closest(`${LANDMARK}, ${SPEAKS}`)) faults.push(`outside every landmark: ${look(parentElement)}`)
  }

  if (!document.title.includes('UPSC Current Catalyst')) faults.push(`title: ${document.title}`)
  if (!isLoading && document.title === 'UPSC Current Catalyst') faults.push('no title of its own')
  if (!/^(en|hi|ta)/.test(document.documentElement.lang)) faults.push('no language of the page')
  for (const image of all('img')) if (!image.hasAttribute('alt')) faults.push(`no alt: ${look(image)}`)
  for (const svg of document.querySelectorAll('svg'))
    if (
      !svg.closest('[aria-hidden=true]') &&
      !svg.ariaLabel &&
      !svg.getAttribute('aria-labelledby') &&
      !svg.querySelector('title')
    )
      faults.push(`a drawing neither named nor hidden: ${look(svg.parentElement ?? svg)}`)
  return faults
}
