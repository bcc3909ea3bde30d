import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ForumOrder, isForumOrder } from './forum-order.ts'

const DEBOUNCE_MS = 300
const DEFAULT_ORDER: ForumOrder = 'activity'

export type ListView = ReturnType<typeof useListView>

/** Search and order, stored in the URL after a short delay. The list does not wait for it. */
export function useListView() {
  const [address, setAddress] = useSearchParams()
  const query = address.get('q') ?? ''
  const sortParam = address.get('sort')
  const order = isForumOrder(sortParam) ? sortParam : DEFAULT_ORDER
  const [text, setText] = useState(query)
  // The URL updates late; quick changes must not overwrite each other.
  const latest = useRef({ query, order })

  // Links and Back change the URL.
  useEffect(() => {
    latest.current.order = order
    if (query === latest.current.query) return
    latest.current.query = query
    setText(query)
  }, [query, order])

  const updateUrl = () => {
    const { query, order } = latest.current
    const parts = { ...(query && { q: query }), ...(order !== DEFAULT_ORDER && { sort: order }) }
    setAddress(parts, { replace: true, preventScrollReset: true })
  }
  const setOrder = (order: ForumOrder) => {
    latest.current.order = order
    updateUrl()
  }
  const applySearch = useEffectEvent((query: string) => {
    if (query === latest.current.query) return
    latest.current.query = query
    updateUrl()
  })
  useEffect(() => {
    const timer = setTimeout(applySearch, DEBOUNCE_MS, text.trim())
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText, order, setOrder }
}
