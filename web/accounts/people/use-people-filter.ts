import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ROLES } from '#contract/roles.ts'
import type { PeopleFilter } from './api.ts'

const DEBOUNCE_MS = 300
export const PEOPLE_FILTERS: readonly PeopleFilter[] = ['all', ...ROLES, 'suspended']

/** Stored in the URL; text applies after a short delay. */
export function usePeopleFilter() {
  const [query, setQuery] = useSearchParams()
  const q = query.get('q') ?? ''
  const who = PEOPLE_FILTERS.find((one) => one === query.get('who')) ?? 'all'
  const [text, setText] = useState(q)

  const change = (part: { q?: string; who?: PeopleFilter }) => {
    const next = { q, who, ...part }
    setQuery(
      { tab: 'people', ...(next.q && { q: next.q }), ...(next.who !== 'all' && { who: next.who }) },
      { replace: true, preventScrollReset: true },
    )
  }
  const applySearch = useEffectEvent((typed: string) => {
    if (typed !== q) change({ q: typed })
  })
  useEffect(() => {
    const timer = setTimeout(applySearch, DEBOUNCE_MS, text.trim())
    return () => clearTimeout(timer)
  }, [text])

  return { q, who, text, setText, setWho: (who: PeopleFilter) => change({ who, q: text.trim() }) }
}
