import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** @param isBesideText the page stays usable: only Escape and keyboard focus elsewhere close it */
export function useDisclosure({ isBesideText = false } = {}) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const onElsewhere = useEffectEvent(({ type, target }: Event) => {
    if (box.current?.contains(target as Node)) return
    if (!isBesideText || (type === 'focusin' && (target as Element).matches(':focus-visible'))) setOpen(false)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialog above has handled it.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  })
  // What unfolds may stand over the edge of its row, which otherwise cuts it off (base.css).
  useLayoutEffect(() => {
    const row = isOpen && box.current?.closest('.row-in-sight')
    if (!row) return
    row.toggleAttribute('data-unfolded', true)
    return () => row.removeAttribute('data-unfolded')
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, onElsewhere, { signal: listening.signal })
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])

  return { isOpen, setOpen, box, button }
}
