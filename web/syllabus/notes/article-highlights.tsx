import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { articleHighlights, type Marked } from './api.ts'
import { HighlightRow } from './highlight-row.tsx'
import './notes.css'
import { paint } from './paint.ts'
import { SelectionTools } from './selection-tools.tsx'

interface ArticleHighlightsProps {
  articleId: string
  lang: Language
  /** With the English beside it nothing is painted or selected, because two texts stand in one place. */
  isBilingual: boolean
}

/** The reader's highlights of an article: painted over its words, and listed at its end. */
export function ArticleHighlights({ articleId, lang, isBilingual }: ArticleHighlightsProps) {
  const highlights = useQuery(articleHighlights(articleId)).data ?? NONE
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language shows another text
  useEffect(() => (isBilingual ? undefined : paint(highlights)), [highlights, lang, isBilingual])
  return (
    <>
      <List articleId={articleId} highlights={useShown(highlights)} />
      {!isBilingual && <SelectionTools articleId={articleId} />}
    </>
  )
}

const NONE: Marked[] = []

/** With those that were deleted on this page, so that this can be undone. */
function useShown(highlights: readonly Marked[]): readonly Marked[] {
  const [seen, setSeen] = useState<readonly Marked[]>(NONE)
  const shown = [
    ...seen.map((one) => highlights.find(({ highlight_id }) => highlight_id === one.highlight_id) ?? one),
    ...highlights.filter((one) => !seen.some(({ highlight_id }) => highlight_id === one.highlight_id)),
  ]
  useEffect(() => {
    if (shown.length > seen.length) setSeen(shown)
  })
  return shown
}

function List({ articleId, highlights }: { articleId: string; highlights: readonly Marked[] }) {
  const headingId = useId()
  if (highlights.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-12 print:hidden">
      <h2 id={headingId} className="text-xl font-semibold">
        Your highlights
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {highlights.map((marked) => (
          <li key={marked.highlight_id} className="py-4">
            <HighlightRow articleId={articleId} marked={marked} />
          </li>
        ))}
      </ol>
    </section>
  )
}
