import { useEffect, useState } from 'react'

/** People read about a third down the screen. */
const READING_LINE = 0.33
const MARGIN = `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px`

/** @param ids of the sections, in their order; @returns the one being read, the first before any is reached */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const all = ids.join(' ')

  useEffect(() => {
    const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    // The observer only tells when a section meets or leaves the line; which one stands there is looked up, for a jump may pass several.
    const observer = new IntersectionObserver(() => setCurrent(atLine(sections)?.id), { rootMargin: MARGIN })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [all])

  return current && ids.includes(current) ? current : ids[0]
}

function atLine(sections: HTMLElement[]): HTMLElement | undefined {
  const line = window.innerHeight * READING_LINE
  return sections.findLast((section) => section.getBoundingClientRect().top <= line + 1) ?? sections[0]
}
