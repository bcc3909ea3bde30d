import { useSearchParams } from 'react-router'
import type { HighlightFilter } from '#contract/syllabus/notes.ts'
import { MEANINGS } from '#contract/syllabus/notes-rules.ts'

const NAMES = ['q', 'node', 'meaning', 'orphans'] as const

/** Drops invalid values. */
export function useHighlightFilter() {
  const [params, setParams] = useSearchParams()
  const [q, node, named, orphans] = NAMES.map((name) => params.get(name) ?? '')
  const meaning = MEANINGS.find((one) => one === named)
  const filter: HighlightFilter = {
    ...(q && { q }),
    ...(node && { node }),
    ...(meaning && { meaning }),
    ...(orphans === 'true' && { orphans }),
  }
  const set = (change: Partial<Record<(typeof NAMES)[number], string>>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { filter, set }
}
