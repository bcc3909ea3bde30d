import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_SEARCH_CHARACTERS } from '#contract/community/peer-learning-rules.ts'
import { cutText } from '#contract/cut-text.ts'

const DEBOUNCE_MS = 300

/** Searches after a short delay. @param query as in the URL, which Back and links change */
export function useSearchBox(query: string, onSearch: (query: string) => void) {
  const [text, setText] = useState(query)
  const lastQuery = useRef(query)

  useEffect(() => {
    if (query === lastQuery.current) return
    lastQuery.current = query
    setText(query)
  }, [query])

  const applySearch = useEffectEvent((typed: string) => {
    const wanted = cutText(typed.trim(), MAX_SEARCH_CHARACTERS).trim()
    if (wanted === lastQuery.current) return
    lastQuery.current = wanted
    onSearch(wanted)
  })

  useEffect(() => {
    const timer = setTimeout(applySearch, DEBOUNCE_MS, text)
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText }
}
