import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ForumOrder, isForumOrder } from './forum-order.ts'

const WRITE_AFTER_MS = 300
const DEFAULT_ORDER: ForumOrder = 'activity'

export type ListView = ReturnType<typeof useListView>

/**
 * What is searched for and how the list is sorted. Both live in the address, so that they are still there when somebody comes back from a
 * forum; what is typed gets there a moment later, and the list does not wait for it.
 */
export function useListView() {
  const [address, setAddress] = useSearchParams()
  const query = address.get('q') ?? ''
  const named = address.get('sort')
  const order = isForumOrder(named) ? named : DEFAULT_ORDER
  const [text, setText] = useState(query)
  // The address follows a moment later: two changes in quick succession must not undo each other.
  const wanted = useRef({ query, order })

  // A link to the page, and Back, bring their own query with them.
  useEffect(() => {
    wanted.current.order = order
    if (query === wanted.current.query) return
    wanted.current.query = query
    setText(query)
  }, [query, order])

  const write = () => {
    const { query, order } = wanted.current
    const parts = { ...(query && { q: query }), ...(order !== DEFAULT_ORDER && { sort: order }) }
    setAddress(parts, { replace: true, preventScrollReset: true })
  }
  const setOrder = (order: ForumOrder) => {
    wanted.current.order = order
    write()
  }
  const ask = useEffectEvent((query: string) => {
    if (query === wanted.current.query) return
    wanted.current.query = query
    write()
  })
  useEffect(() => {
    const timer = setTimeout(ask, WRITE_AFTER_MS, text.trim())
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText, order, setOrder }
}
