import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { changedAddress, type HubAddress, readAddress, writeAddress } from './hub-address.ts'

export type GoTo = (change: Partial<HubAddress>, how?: { replace?: boolean }) => void

/** Tab, search and filters are stored in the URL. */
export function useHubAddress(): [address: HubAddress, goTo: GoTo] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = readAddress(search)
  // A second change may come before the first has been rendered, and must not undo it.
  const latest = useRef(address)
  useEffect(() => {
    latest.current = readAddress(search)
  }, [search])
  const goTo: GoTo = (change, { replace = false } = {}) => {
    latest.current = changedAddress(latest.current, change)
    navigate({ search: writeAddress(latest.current) }, { replace, preventScrollReset: true })
  }
  return [address, goTo]
}
