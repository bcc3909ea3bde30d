import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FEEDBACK_STATUSES } from '#contract/feedback-rules.ts'
import type { FeedbackFilter } from './api.ts'

const DEBOUNCE_MS = 300

/** What is looked for stands in the address, so that a reload keeps it; the text in the box is ahead of it by a moment. */
export function useFeedbackFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: FeedbackFilter = {
    status: FEEDBACK_STATUSES.find((status) => status === query.get('status')) ?? 'all',
    q: query.get('q') ?? '',
  }
  const [text, setText] = useState(filter.q)

  const change = (part: Partial<FeedbackFilter>) => {
    const { status, q } = { ...filter, ...part }
    setQuery({ ...(status !== 'all' && { status }), ...(q && { q }) }, { replace: true, preventScrollReset: true })
  }
  const ask = useEffectEvent((q: string) => {
    if (q !== filter.q) change({ q })
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
