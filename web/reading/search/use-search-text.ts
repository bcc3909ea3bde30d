import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { SEARCH_MIN } from './api.ts'

export const DEBOUNCE_MS = 300

interface SearchState {
  /** Set when typing changed the URL; the box may already be ahead of it. */
  isTyped?: boolean
}

/**
 * The text in the search box and the query in the URL. The first query adds a history entry, so Back undoes it; further typing replaces
 * that entry.
 */
export function useSearchText() {
  const { search, state, key } = useLocation()
  const isTyped = useNavigationType() !== 'POP' && (state as SearchState | null)?.isTyped === true
  const navigate = useNavigate()
  const query = new URLSearchParams(search).get('q') ?? ''
  const [text, setText] = useState(query)
  const asked = useRef(query)

  // Back, forward and links set the text from the URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each navigation, even to the same query
  useEffect(() => {
    if (isTyped || query === asked.current) return
    asked.current = query
    setText(query)
  }, [key, isTyped, query])

  const ask = useEffectEvent((wanted: string) => {
    if (wanted === asked.current) return
    asked.current = wanted
    navigate(
      { search: addressFor(wanted, search) },
      { replace: query !== '', preventScrollReset: true, state: { ...state, isTyped: true } },
    )
  })

  useEffect(() => {
    const timer = setTimeout(ask, DEBOUNCE_MS, queryFrom(text))
    return () => clearTimeout(timer)
  }, [text])

  return { text, query: queryFrom(query), setText }
}

/** A filter of the results stays while the query changes, and goes with it. */
function addressFor(wanted: string, search: string): string {
  if (wanted === '') return ''
  const params = new URLSearchParams(search)
  params.set('q', wanted)
  return `?${params}`
}

const queryFrom = (text: string) => (text.trim().length >= SEARCH_MIN ? text.trim() : '')
