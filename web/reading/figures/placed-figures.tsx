import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import * as m from '#messages/reading/figures.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { figuresAt } from './figures-at.ts'

/** Loaded after the text, if there is a figure. */
const FigureList = lazyPart(async () => (await import('./figure-list.tsx')).FigureList, m.didNotLoad)

/**
 * By `summary` or section.
 * @param sections in reading order
 */
export function placedFigures(
  { figures, sources }: Article,
  lang: Language,
  sections: readonly string[],
): (part: string) => ReactNode {
  return (part) => {
    const placed = figuresAt(figures, part, sections)
    if (placed.length === 0) return null
    return <FigureList figures={placed} sources={sources} lang={lang} fallback={<div className="h-96" />} />
  }
}
