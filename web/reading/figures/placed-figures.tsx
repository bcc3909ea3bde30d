import { lazy, type ReactNode, Suspense } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { figuresAt } from './figures-at.ts'

/** Loaded after the text, and only where there is a figure. */
const FigureList = lazy(async () => ({ default: (await import('./figure-list.tsx')).FigureList }))

/**
 * What follows each part of an article: `summary`, or the name of a section.
 * @param sections their names in reading order
 */
export function placedFigures(
  { figures, sources }: Article,
  lang: Language,
  sections: readonly string[],
): (part: string) => ReactNode {
  return (part) => {
    const placed = figuresAt(figures, part, sections)
    if (placed.length === 0) return null
    return (
      <Suspense fallback={<div className="h-96" />}>
        <FigureList figures={placed} sources={sources} lang={lang} />
      </Suspense>
    )
  }
}
