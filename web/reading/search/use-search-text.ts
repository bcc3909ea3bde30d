import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { SEARCH_MIN } from './api.ts'

export const DEBOUNCE_MS = 300

interface SearchState {
  /** This address came from typing, so the box is already ahead of it. */
  isTyped?: boolean
}

/**
 * The text in the box, and the query it became. The query lives in the address: the first one is a step that Back undoes, what is typed
 * after it refines that step.
 */
export function useSearchText() {
  const { search, state, key } = useLocation()
  const isTyped = useNavigationType() !== 'POP' && (state as SearchState | null)?.isTyped === true
  const navigate = useNavigate()
  const query = new URLSearchParams(search).get('q') ?? ''
  const [text, setText] = useState(query)
  const asked = useRef(query)

  // Back, forward and links bring their own query with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history counts, also one to the same query
  useEffect(() => {
    if (isTyped || query === asked.current) return
    asked.current = query
    setText(query)
  }, [key, isTyped, query])

  const ask = useEffectEvent((wanted: string) => {
    if (wanted === asked.current) return
    asked.current = wanted
    navigate(
      { search: wanted && `?${new URLSearchParams({ q: wanted })}` },
      { replace: query !== '', preventScrollReset: true, state: { ...state, isTyped: true } },
    )
  })

  useEffect(() => {
    const timer = setTimeout(ask, DEBOUNCE_MS, queryFrom(text))
    return () => clearTimeout(timer)
  }, [text])

  return { text, query: queryFrom(query), setText }
}

const queryFrom = (text: string) => (text.trim().length >= SEARCH_MIN ? text.trim() : '')
