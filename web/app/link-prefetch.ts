import { isOffline } from '#web/platform/http/network.ts'
import { readSession } from '#web/platform/session/session.ts'
import { preload } from './preload.ts'

/** Shorter contact crosses a list or starts a scroll. */
const HOVER_MS = 80

/** Far below the server's rate limit. */
const MAX_PER_MINUTE = 30
const MINUTE_MS = 60_000

/** Network Information API; not in every browser. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

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

/** On cellular only on touch: a resting finger nearly always opens the link. */
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
