import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { changedAddress, type HubAddress, readAddress, writeAddress } from './hub-address.ts'

export type GoTo = (change: Partial<HubAddress>, how?: { replace?: boolean }) => void

export function useHubAddress(): [address: HubAddress, goTo: GoTo] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = readAddress(search)
  // Quick changes must not overwrite each other.
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
