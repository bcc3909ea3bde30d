/** People read about a third down the screen. */
const READING_LINE = 0.33
/** From far above the screen down to the line: a section comes in when its beginning reaches the line, however far a jump goes. */
const MARGIN = `1000000px 0px -${(1 - READING_LINE) * 100}% 0px`

/**
 * Tells which of the sections is being read, each time somebody may have come to another.
 * @param ids of the sections, in their order
 * @returns stops watching
 */
export function watchSections(ids: readonly string[], onCurrent: (id: string | undefined) => void): () => void {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? [])
  // The observer only tells that some section met or left the line; which one stands there is looked up, for a jump may pass several.
  const observer = new IntersectionObserver(() => onCurrent(atLine(sections)?.id), { rootMargin: MARGIN })
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}

/** Not the browser's own jump: that would be a step in the history, and Back would walk the stations. */
export function jumpToSection(id: string, event: { preventDefault(): void }): void {
  const section = document.getElementById(id)
  if (!section) return
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  section.querySelector('h2')?.focus({ preventScroll: true })
}

function atLine(sections: HTMLElement[]): HTMLElement | undefined {
  const line = window.innerHeight * READING_LINE
  return sections.findLast((section) => section.getBoundingClientRect().top <= line + 1) ?? sections[0]
}
