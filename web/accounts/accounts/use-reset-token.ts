import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of the link in the mail, from the fragment or the query. It is a key to the account, so it leaves the address at once:
 * it must not stay in the history, in a bookmark or in a screenshot.
 */
export function useResetToken(): string | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => tokenIn(hash) ?? tokenIn(search))

  useEffect(() => {
    if (search || hash) navigate(pathname, { replace: true })
  }, [pathname, search, hash, navigate])

  return token
}

/** `#token=…`, `?token=…`, or the token alone as the fragment. */
export function tokenIn(part: string): string | undefined {
  const given = part.slice(1)
  const named = new URLSearchParams(given).get('token')
  return named || (part.startsWith('#') && /^[\w-]+$/.test(given) ? given : undefined)
}
