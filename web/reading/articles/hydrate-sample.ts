import { listenToTerms } from '#web/reading/key-terms/term-marks.ts'
import { attachTooltip, TOOLTIP_STYLE } from '#web/reading/key-terms/tooltip-position.ts'
import { jumpToSection, watchSections } from './current-section.ts'

/** Navigation and key terms work as in the reader. */
export function hydrateSample(): void {
  for (const sample of document.querySelectorAll<HTMLElement>('[data-sample]')) {
    hydrateRail(sample)
    const terms = sample.querySelector('dl')
    if (terms) for (const area of sample.querySelectorAll<HTMLElement>('[data-terms]')) hydrateTerms(area, terms)
  }
}

function hydrateRail(sample: HTMLElement) {
  const links = [...sample.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
  const idOf = (link: HTMLAnchorElement) => link.hash.slice(1)
  for (const link of links) link.addEventListener('click', (event) => jumpToSection(idOf(link), event))
  watchSections(links.map(idOf), (current) => {
    for (const link of links)
      if (idOf(link) === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
  })
}

/** Definitions come from the list below the text. */
function hydrateTerms(area: HTMLElement, terms: HTMLElement) {
  for (const mark of area.querySelectorAll<HTMLElement>('[data-term]')) {
    mark.setAttribute('role', 'button')
    mark.tabIndex = 0
  }
  let close = () => {}
  listenToTerms(area, (shown) => {
    close()
    close = () => {}
    const entry = shown && terms.children[shown.index]
    if (!entry) return
    const box = tooltipOf(entry)
    box.lang = terms.lang
    area.append(box)
    const detach = attachTooltip(box, shown.mark, area)
    close = () => {
      detach()
      box.remove()
    }
  })
}

function tooltipOf(entry: Element): HTMLElement {
  const box = document.createElement('div')
  Object.assign(box, { id: 'term-tooltip', role: 'tooltip', className: TOOLTIP_STYLE })
  for (const [what, look] of [
    ['dt', 'block font-semibold'],
    ['dd', 'mt-0.5 block wrap-anywhere'],
  ] as const) {
    const line = document.createElement('span')
    line.className = look
    line.textContent = entry.querySelector(what)?.textContent ?? ''
    box.append(line)
  }
  return box
}
