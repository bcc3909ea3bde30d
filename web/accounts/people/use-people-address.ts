import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ROLES } from '#contract/roles.ts'
import type { Who } from './api.ts'

const DEBOUNCE_MS = 300
export const WHO: readonly Who[] = ['all', ...ROLES, 'suspended']

/** What is looked for stands in the address beside the tab; the text in the box is ahead of it by a moment. */
export function usePeopleAddress() {
  const [query, setQuery] = useSearchParams()
  const q = query.get('q') ?? ''
  const who = WHO.find((one) => one === query.get('who')) ?? 'all'
  const [text, setText] = useState(q)

  const change = (part: { q?: string; who?: Who }) => {
    const next = { q, who, ...part }
    setQuery(
      { tab: 'people', ...(next.q && { q: next.q }), ...(next.who !== 'all' && { who: next.who }) },
      { replace: true, preventScrollReset: true },
    )
  }
  const ask = useEffectEvent((typed: string) => {
    if (typed !== q) change({ q: typed })
  })
  useEffect(() => {
    const timer = setTimeout(ask, DEBOUNCE_MS, text.trim())
    return () => clearTimeout(timer)
  }, [text])

  return { q, who, text, setText, setWho: (who: Who) => change({ who, q: text.trim() }) }
}
