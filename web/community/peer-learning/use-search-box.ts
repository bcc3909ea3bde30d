import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_SEARCH_CHARACTERS } from '#contract/community/peer-learning-rules.ts'

const DEBOUNCE_MS = 300

/**
 * The text in the box, which becomes the query a moment after the last key.
 * @param query as the address has it: Back and links bring their own
 */
export function useSearchBox(query: string, ask: (query: string) => void) {
  const [text, setText] = useState(query)
  const asked = useRef(query)

  useEffect(() => {
    if (query === asked.current) return
    asked.current = query
    setText(query)
  }, [query])

  const onRest = useEffectEvent((typed: string) => {
    const wanted = typed.trim().slice(0, MAX_SEARCH_CHARACTERS).trim()
    if (wanted === asked.current) return
    asked.current = wanted
    ask(wanted)
  })

  useEffect(() => {
    const timer = setTimeout(onRest, DEBOUNCE_MS, text)
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText }
}
