export interface ShownTerm {
  index: number
  mark: HTMLElement
}

/** Long enough not to open when the pointer only passes over. */
const SHOW_MS = 100
/** Long enough to move the pointer into the tooltip. */
const HIDE_MS = 250

/**
 * One tooltip for all terms of an area, by event delegation: on hover, focus and touch. It can be hovered, it persists, and Escape dismisses
 * it (WCAG 1.4.13). Uses no framework, since public pages have none.
 * @param onChange called with the term to show, or null
 * @returns a function that removes the listeners
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
  // A touch does not always focus, so clicks are handled too.
  const onFocusOrClick = ({ target }: Event) => {
    const mark = markAt(target)
    if (mark) show(mark)
  }
  // At once where the focus moves on: the tooltip may cover what has it.
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
