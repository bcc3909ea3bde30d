import { listenToTerms } from '#web/reading/key-terms/term-marks.ts'
import { keepBeside, TOOLTIP_STYLE } from '#web/reading/key-terms/tooltip-place.ts'
import { jumpToSection, watchSections } from './current-section.ts'

/** The sample on a public page comes as plain markup. This makes its rail follow the reader and its terms answer, as in the reader itself. */
export function hydrateSample(): void {
  for (const sample of document.querySelectorAll<HTMLElement>('[data-sample]')) {
    wakenRail(sample)
    wakenTerms(sample)
  }
}

function wakenRail(sample: HTMLElement) {
  const links = [...sample.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
  const idOf = (link: HTMLAnchorElement) => link.hash.slice(1)
  for (const link of links) link.addEventListener('click', (event) => jumpToSection(idOf(link), event))
  watchSections(links.map(idOf), (current) => {
    for (const link of links)
      if (idOf(link) === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
  })
}

/** The definitions stand in the list of terms below the text. */
function wakenTerms(sample: HTMLElement) {
  const area = sample.querySelector<HTMLElement>('[data-terms]')
  const terms = sample.querySelector('dl')
  if (!area || !terms) return
  for (const mark of area.querySelectorAll<HTMLElement>('[data-term]')) {
    mark.setAttribute('role', 'button')
    mark.tabIndex = 0
  }
  let close = () => {}
  listenToTerms(area, (shown) => {
    close()
    close = () => {}
    const entry = shown && terms.children[shown.place]
    if (!entry) return
    const box = tooltipOf(entry)
    box.lang = terms.lang
    area.append(box)
    const letGo = keepBeside(box, shown.mark, area)
    close = () => {
      letGo()
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
