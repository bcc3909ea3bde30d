import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FEEDBACK_STATUSES } from '#contract/site/feedback-rules.ts'
import type { FeedbackFilter } from '#web/site/feedback/api.ts'

const DEBOUNCE_MS = 300

/** What is looked for stands in the address, so that a reload keeps it; the text in the box is ahead of it by a moment. */
export function useFeedbackFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: FeedbackFilter = {
    status: FEEDBACK_STATUSES.find((status) => status === query.get('status')) ?? 'all',
    q: query.get('q') ?? '',
  }
  const [text, setText] = useState(filter.q)
  const asked = useRef(filter.q)

  // Links bring their own search with them.
  useEffect(() => {
    if (filter.q === asked.current) return
    asked.current = filter.q
    setText(filter.q)
  }, [filter.q])

  const change = (part: Partial<FeedbackFilter>) => {
    const { status, q } = { ...filter, ...part }
    asked.current = q
    setQuery({ ...(status !== 'all' && { status }), ...(q && { q }) }, { replace: true, preventScrollReset: true })
  }
  const ask = useEffectEvent((q: string) => {
    if (q !== asked.current) change({ q })
  })
  useEffect(() => {
    const timer = setTimeout(ask, DEBOUNCE_MS, text.trim())
    return () => clearTimeout(timer)
  }, [text])

  return {
    filter,
    text,
    setText,
    setStatus: (status: FeedbackFilter['status']) => change({ status, q: text.trim() }),
    showAll: () => {
      setText('')
      change({ status: 'all', q: '' })
    },
  }
}
