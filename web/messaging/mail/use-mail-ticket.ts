import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const KEPT_AS = 'mail_ticket'

/**
 * The ticket of the link in a mail. It comes after the hash, so that no server's log has it, and leaves the address at once: it must not stay
 * in the history or in a screenshot. This tab remembers it for a reload.
 */
export function useMailTicket(): string | undefined {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState(remembered)
  const given = ticketIn(hash)

  useEffect(() => {
    if (!hash) return
    if (given) {
      remember(given)
      setKept(given)
    }
    navigate(pathname, { replace: true })
  }, [pathname, hash, given, navigate])

  return given ?? kept
}

export const ticketIn = (hash: string): string | undefined => new URLSearchParams(hash.slice(1)).get('ticket') || undefined

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? undefined
  } catch {
    return undefined
  }
}

function remember(ticket: string) {
  try {
    sessionStorage.setItem(KEPT_AS, ticket)
  } catch {
    // Storage is refused: a reload will ask for the link again.
  }
}
