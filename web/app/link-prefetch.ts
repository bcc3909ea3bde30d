import { isOffline } from '#web/platform/http/network.ts'
import { readSession } from '#web/platform/session/session.ts'
import { preload } from './preload.ts'

/** Who rests on a link for so long means it; a pointer that sweeps over a list, or a finger that begins to scroll, does not. */
const RESTS_MS = 80

/** However busily somebody points about, far below what the server allows. */
const MAX_A_MINUTE = 30
const A_MINUTE = 60_000

/** What browsers tell of the network, where they do. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * Fetches a page and what it will ask for while somebody who is signed in points at, touches or tabs to a link to it, and not when they only pass
 * by. One listener for all links: none has to be of a special kind.
 */
export function prefetchLinks(): void {
  let on: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const moveTo = (link: HTMLAnchorElement | undefined) => {
    if (link === on) return
    clearTimeout(timer)
    on = link
    if (link) timer = setTimeout(fetchAhead, RESTS_MS, link.pathname)
  }
  const onPoint = ({ target, pointerType }: PointerEvent) => moveTo(mayFetch(pointerType) ? linkAt(target) : undefined)
  const onFocus = ({ target }: FocusEvent) => moveTo(mayFetch('keyboard') ? linkAt(target) : undefined)
  const away = () => moveTo(undefined)

  const quietly = { passive: true }
  document.addEventListener('pointerover', onPoint, quietly)
  document.addEventListener('focusin', onFocus, quietly)
  for (const kind of ['pointercancel', 'pointerleave', 'focusout']) document.addEventListener(kind, away, quietly)
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const leadsOn = link && link.origin === location.origin && link.target !== '_blank' && link.pathname !== location.pathname
  return leadsOn ? link : undefined
}

/** Bytes that somebody counts are not spent on what they may not open. A finger that rests on a link opens it nearly always. */
function mayFetch(by: string): boolean {
  const { saveData, effectiveType, type } = (navigator as { connection?: Connection }).connection ?? {}
  if (!readSession().user || isOffline() || saveData || effectiveType?.endsWith('2g')) return false
  return type !== 'cellular' || by === 'touch'
}

const times: number[] = []

function fetchAhead(pathname: string): void {
  const now = performance.now()
  while (times[0] !== undefined && now - times[0] > A_MINUTE) times.shift()
  if (times.length >= MAX_A_MINUTE) return
  times.push(now)
  preload(pathname, (page, params) => page.askFirst?.(params))
}
