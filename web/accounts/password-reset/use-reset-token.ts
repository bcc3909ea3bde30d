import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** From the fragment or query. Removed from the URL at once, to stay out of history, bookmarks and screenshots. */
export function useResetToken(): string | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => parseToken(hash) ?? parseToken(search))

  useEffect(() => {
    if (search || hash) navigate(pathname, { replace: true })
  }, [pathname, search, hash, navigate])

  return token
}

/** `#token=…`, `?token=…`, or a bare fragment. */
export function parseToken(part: string): string | undefined {
  const given = part.slice(1)
  const named = new URLSearchParams(given).get('token')
  return named || (part.startsWith('#') && /^[\w-]+$/.test(given) ? given : undefined)
}
