import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const STORAGE_KEY = 'mail_ticket'

/** In the fragment, which servers do not log. Removed at once, to stay out of history; session storage keeps it for a reload. */
export function useMailTicket(): string | undefined {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [stored, setStored] = useState(readStoredTicket)
  const ticket = parseTicket(hash)

  useEffect(() => {
    if (!hash) return
    if (ticket) {
      storeTicket(ticket)
      setStored(ticket)
    }
    navigate(pathname, { replace: true })
  }, [pathname, hash, ticket, navigate])

  return ticket ?? stored
}

export const parseTicket = (hash: string): string | undefined => new URLSearchParams(hash.slice(1)).get('ticket') || undefined

function readStoredTicket(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function storeTicket(ticket: string) {
  try {
    sessionStorage.setItem(STORAGE_KEY, ticket)
  } catch {
    // Storage is blocked: a reload needs the link again.
  }
}
