import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of the emailed link, from the fragment or the query. It is removed from the URL immediately, so that it does not stay in the
 * history, a bookmark or a screenshot.
 */
export function useResetToken(): string | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => parseToken(hash) ?? parseToken(search))

  useEffect(() => {
    if (search || hash) navigate(pathname, { replace: true })
  }, [pathname, search, hash, navigate])

  return token
}

/** `#token=…`, `?token=…`, or the token alone as the fragment. */
export function parseToken(part: string): string | undefined {
  const given = part.slice(1)
  const named = new URLSearchParams(given).get('token')
  return named || (part.startsWith('#') && /^[\w-]+$/.test(given) ? given : undefined)
}
