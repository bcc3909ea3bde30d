/** People read about a third down the screen. */
const READING_LINE = 0.33
/** Covers all above the reading line, so that passed sections intersect. */
const MARGIN = `1000000px 0px -${(1 - READING_LINE) * 100}% 0px`

/**
 * @param ids in order
 * @returns stops observing
 */
export function watchSections(ids: readonly string[], onCurrent: (id: string | undefined) => void): () => void {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? [])
  // A jump may pass several sections.
  const observer = new IntersectionObserver(() => onCurrent(atLine(sections)?.id), { rootMargin: MARGIN })
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}

/** The browser's jump would add history entries. */
export function jumpToSection(id: string, event: { preventDefault(): void }): void {
  const section = document.getElementById(id)
  if (!section) return
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fold = section.closest('details')
  if (fold) fold.open = true
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  section.querySelector('h2')?.focus({ preventScroll: true })
}

function atLine(sections: HTMLElement[]): HTMLElement | undefined {
  const line = window.innerHeight * READING_LINE
  const shown = sections.filter((section) => !section.closest('details:not([open])'))
  return shown.findLast((section) => section.getBoundingClientRect().top <= line + 1) ?? sections[0]
}
