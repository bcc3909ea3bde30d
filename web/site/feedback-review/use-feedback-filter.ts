import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FEEDBACK_STATUSES } from '#contract/site/feedback-rules.ts'
import type { FeedbackFilter } from './api.ts'

const DEBOUNCE_MS = 300

export function useFeedbackFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: FeedbackFilter = {
    status: FEEDBACK_STATUSES.find((status) => status === query.get('status')) ?? 'all',
    q: query.get('q') ?? '',
  }
  const [text, setText] = useState(filter.q)
  const lastQuery = useRef(filter.q)

  // Links may change the search.
  useEffect(() => {
    if (filter.q === lastQuery.current) return
    lastQuery.current = filter.q
    setText(filter.q)
  }, [filter.q])

  const change = (part: Partial<FeedbackFilter>) => {
    const { status, q } = { ...filter, ...part }
    lastQuery.current = q
    setQuery({ ...(status !== 'all' && { status }), ...(q && { q }) }, { replace: true, preventScrollReset: true })
  }
  const applySearch = useEffectEvent((q: string) => {
    if (q !== lastQuery.current) change({ q })
  })
  useEffect(() => {
    const timer = setTimeout(applySearch, DEBOUNCE_MS, text.trim())
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
