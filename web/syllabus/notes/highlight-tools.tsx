import * as m from '#messages/syllabus/notes.ts'
import './notes.css'
import { useEffect, useId, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { findQuote } from '#contract/syllabus/anchors.ts'
import { inTextOrder, MEANINGS } from '#contract/syllabus/notes-rules.ts'
import { deleteHighlight, type Marked, saveHighlight } from './api.ts'
import { DeletedRow } from './deleted-row.tsx'
import { HighlightRow } from './highlight-row.tsx'
import { type Passage, partsOf } from './passage.ts'
import { reportFailure } from './report-failure.ts'
import { SelectionTools } from './selection-tools.tsx'
import { rangeIn, textMapOf } from './text-map.ts'

interface HighlightToolsProps {
  articleId: string
  highlights: readonly Marked[]
  lang: Language
  onReport: (passage: Passage) => void
}

export function HighlightTools({ articleId, highlights, lang, onReport }: HighlightToolsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language shows another text
  useEffect(() => keepPainted(highlights), [highlights, lang])
  return (
    <>
      <List articleId={articleId} highlights={highlights} />
      <SelectionTools articleId={articleId} onReport={onReport} />
    </>
  )
}

const NONE: Marked[] = []

function List({ articleId, highlights }: { articleId: string; highlights: readonly Marked[] }) {
  const headingId = useId()
  const [deleted, setDeleted] = useState<readonly Marked[]>(NONE)
  const isThere = ({ highlight_id }: Marked) => highlights.some((one) => one.highlight_id === highlight_id)
  const rows = [...highlights, ...deleted.filter((one) => !isThere(one))].toSorted(inTextOrder)
  if (rows.length === 0) return null
  const save = async (changed: Marked, from?: Marked) => {
    try {
      await saveHighlight(articleId, changed, from)
    } catch (error) {
      reportFailure(error)
      throw error
    }
  }
  const remove = (marked: Marked) => {
    setDeleted([...deleted.filter(({ highlight_id }) => highlight_id !== marked.highlight_id), marked])
    deleteHighlight(articleId, marked.highlight_id).catch(reportFailure)
  }
  return (
    <section aria-labelledby={headingId} className="mt-12 print:hidden">
      <h2 id={headingId} className="text-xl font-semibold">
        {m.yourHighlights}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {rows.map((marked) => (
          <li key={marked.highlight_id} className="py-2 wrap-anywhere">
            {isThere(marked) ? (
              <HighlightRow marked={marked} onChange={save} onDelete={() => remove(marked)} />
            ) : (
              <DeletedRow onUndo={() => void save(marked).catch(() => undefined)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Some parts are loaded later. @returns a function that removes them */
function keepPainted(highlights: readonly Marked[]): () => void {
  let remove = paint(highlights)
  const count = () => document.querySelectorAll('[data-part]').length
  let painted = count()
  const observer = new MutationObserver(() => {
    if (count() === painted) return
    painted = count()
    remove = paint(highlights)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    remove()
  }
}

/** Leaves the document unchanged. @returns a function that removes them */
function paint(highlights: readonly Marked[]): () => void {
  if (!('highlights' in CSS)) return () => undefined
  const ranges = MEANINGS.map((meaning) => ({ meaning, found: new Highlight() }))
  for (const part of partsOf()) {
    const here = highlights.filter(({ language, section }) => language === part.language && section === part.section)
    if (here.length === 0) continue
    const map = textMapOf(...part.roots)
    for (const marked of here) {
      const place = findQuote(map.text, marked)
      const range = place && rangeIn(map, place.start, place.end)
      if (range) ranges.find(({ meaning }) => meaning === marked.meaning)?.found.add(range)
    }
  }
  for (const { meaning, found } of ranges) CSS.highlights.set(nameOf(meaning), found)
  return () => {
    for (const meaning of MEANINGS) CSS.highlights.delete(nameOf(meaning))
  }
}

const nameOf = (meaning: string) => `note-${meaning}`
