import { isOffline } from '#web/platform/http/network.ts'
import { readSession } from '#web/platform/session/session.ts'
import { preload } from './preload.ts'

/** How long a pointer or finger must stay on a link. Shorter contact is a pointer moving across a list or the start of a scroll. */
const HOVER_MS = 80

/** Far below the server's rate limit. */
const MAX_PER_MINUTE = 30
const MINUTE_MS = 60_000

/** The Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * Prefetches the code and data of a page when a signed-in user points at, touches or tabs to a link to it. One listener serves all links, so no
 * special link component is needed.
 */
export function prefetchLinks(): void {
  let on: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const moveTo = (link: HTMLAnchorElement | undefined) => {
    if (link === on) return
    clearTimeout(timer)
    on = link
    if (link) timer = setTimeout(prefetchPage, HOVER_MS, link.pathname)
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

/** On metered connections nothing is prefetched, except on touch over a cellular network: a finger resting on a link nearly always opens it. */
function mayFetch(by: string): boolean {
  const { saveData, effectiveType, type } = (navigator as { connection?: Connection }).connection ?? {}
  if (!readSession().user || isOffline() || saveData || effectiveType?.endsWith('2g')) return false
  return type !== 'cellular' || by === 'touch'
}

const times: number[] = []

function prefetchPage(pathname: string): void {
  const now = performance.now()
  while (times[0] !== undefined && now - times[0] > MINUTE_MS) times.shift()
  if (times.length >= MAX_PER_MINUTE) return
  times.push(now)
  preload(pathname, (page, params) => page.prefetchData?.(params))
}
