import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface GoogleReturn {
  code: string
  state: string
  iss?: string
}

/** Removed from the URL at once, to stay out of the history. @returns `undefined` if cancelled at Google or opened directly */
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
