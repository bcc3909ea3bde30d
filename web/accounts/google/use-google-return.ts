import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface GoogleReturn {
  code: string
  state: string
  iss?: string
}

/**
 * What Google added to the address of this page. It is removed from the address at once, so that it does not stay in the history.
 * @returns nothing for somebody who cancelled at Google, or who opened the page by its address
 */
export function useGoogleReturn(): GoogleReturn | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() => parseReturn(search))

  useEffect(() => {
    if (search) navigate(pathname, { replace: true })
  }, [pathname, search, navigate])

  return given
}

export function parseReturn(search: string): GoogleReturn | undefined {
  const query = new URLSearchParams(search)
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')]
  return code && state ? { code, state, ...(iss && { iss }) } : undefined
}
