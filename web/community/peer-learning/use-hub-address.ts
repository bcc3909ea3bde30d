import { useNavigate, useSearchParams } from 'react-router'
import { changedAddress, type HubAddress, readAddress, writeAddress } from './hub-address.ts'

export type GoTo = (change: Partial<HubAddress>, how?: { replace?: boolean }) => void

/** Tab, search and filters are stored in the URL. */
export function useHubAddress(): [address: HubAddress, goTo: GoTo] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = readAddress(search)
  const goTo: GoTo = (change, { replace = false } = {}) =>
    navigate({ search: writeAddress(changedAddress(address, change)) }, { replace, preventScrollReset: true })
  return [address, goTo]
}
