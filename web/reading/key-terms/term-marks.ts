export interface ShownTerm {
  index: number
  mark: HTMLElement
}

/** The pointer may only pass over. */
const SHOW_MS = 100
/** Lets the pointer move into the tooltip. */
const HIDE_MS = 250

/**
 * One tooltip for all terms, by event delegation. It can be hovered, persists, and Escape dismisses it (WCAG 1.4.13). No framework,
 * since public pages have none.
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
    shown = { mark, index: Number(mark.dataset.term) }
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
  // A touch does not always focus.
  const onFocusOrClick = ({ target }: Event) => {
    const mark = markAt(target)
    if (mark) show(mark)
  }
  // At once: the tooltip may cover the focused element.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!markAt(target)) return
    if (relatedTarget && !isTooltip(relatedTarget)) hide()
    else later(HIDE_MS, hide)
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
