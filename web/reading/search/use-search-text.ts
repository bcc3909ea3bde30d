import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { SEARCH_MIN } from './api.ts'

export const DEBOUNCE_MS = 300

interface SearchState {
  /** Set by typing; the box may be ahead of the URL. */
  isTyped?: boolean
}

/** The first query adds a history entry, further typing replaces it. */
export function useSearchText() {
  const { search, state, key } = useLocation()
  const isTyped = useNavigationType() !== 'POP' && (state as SearchState | null)?.isTyped === true
  const navigate = useNavigate()
  const query = new URLSearchParams(search).get('q') ?? ''
  const [text, setText] = useState(query)
  const asked = useRef(query)

  // Navigation sets the text.
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

/** A filter goes when the query is cleared. */
function addressFor(wanted: string, search: string): string {
  if (wanted === '') return ''
  const params = new URLSearchParams(search)
  params.set('q', wanted)
  return `?${params}`
}

const queryFrom = (text: string) => (text.trim().length >= SEARCH_MIN ? text.trim() : '')
