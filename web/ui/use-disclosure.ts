import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * A panel that a button opens next to itself. Escape, or a click or focus elsewhere, closes it.
 * @param isBesideText the panel changes the page behind it, which can still be touched and scrolled: only Escape and keyboard focus close it
 */
export function useDisclosure({ isBesideText = false } = {}) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const onElsewhere = useEffectEvent(({ type, target }: Event) => {
    if (box.current?.contains(target as Node)) return
    if (!isBesideText || (type === 'focusin' && (target as Element).matches(':focus-visible'))) setOpen(false)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialog above this panel has handled the key already.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, onElsewhere, { signal: listening.signal })
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])

  return { isOpen, setOpen, box, button }
}
