export interface ShownTerm {
  place: number
  mark: HTMLElement
}

/** Long enough to cross with the pointer on the way to something else. */
const SHOW_MS = 100
/** Long enough to move from the word into its tooltip. */
const HIDE_MS = 250

/**
 * One tooltip for all the terms of an area, by event delegation: on hover, on focus and on touch. It can be pointed at, it stays until it is
 * left, and Escape dismisses it (WCAG 1.4.13). Knows no framework: the public pages have none.
 * @param onChange what to show from now on, inside the area
 * @returns stops listening
 */
export function listenToTerms(area: HTMLElement, onChange: (shown: ShownTerm | null) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let shown: ShownTerm | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const show = (mark: HTMLElement) => {
    clearTimeout(timer)
    if (shown?.mark === mark) return
    shown = { mark, place: Number(mark.dataset.term) }
    onChange(shown)
  }
  const hide = () => {
    clearTimeout(timer)
    if (shown) onChange(null)
    shown = null
  }

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    const mark = markAt(target)
    if (mark) later(SHOW_MS, () => show(mark))
    else if (isTooltip(target)) clearTimeout(timer)
  }
  const onPointerOut = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && (markAt(target) || isTooltip(target))) later(HIDE_MS, hide)
  }
  // A touch need not focus, so it is heard by itself; a second one leaves the tooltip where it is.
  const onFocusOrClick = ({ target }: Event) => {
    const mark = markAt(target)
    if (mark) show(mark)
  }
  const onBlur = ({ target }: FocusEvent) => {
    if (markAt(target)) later(HIDE_MS, hide)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.key === 'Enter' || event.key === ' ' ? markAt(event.target) : null
    if (!mark) return
    event.preventDefault()
    if (shown?.mark === mark) hide()
    else show(mark)
  }

  area.addEventListener('pointerover', onPointerOver, { signal })
  area.addEventListener('pointerout', onPointerOut, { signal })
  area.addEventListener('focusin', onFocusOrClick, { signal })
  area.addEventListener('click', onFocusOrClick, { signal })
  area.addEventListener('focusout', onBlur, { signal })
  area.addEventListener('keydown', onKeyDown, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  document.addEventListener('pointerdown', ({ target }) => !isTooltip(target) && markAt(target) !== shown?.mark && hide(), {
    signal,
  })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

const markAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null)
const isTooltip = (target: EventTarget | null) => target instanceof Element && target.closest('[role="tooltip"]') !== null
