import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages/app/frame.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { isPaletteKey, PALETTE_KEYS } from './palette-key.ts'

export function PaletteButton() {
  /** Today has its own; the keys still open this one. */
  const hasSearch = useLocation().pathname === paths.dashboard
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const Palette = useLoaded(wasOpen, async () => (await import('./palette.tsx')).Palette)
  const open = () => {
    setWasOpen(true)
    setOpen(true)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || event.defaultPrevented) return
    if (!isOpen && document.querySelector('[role=dialog]')) return
    event.preventDefault()
    if (isOpen) setOpen(false)
    else open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className={hasSearch ? 'hidden!' : '@3xl:@max-5xl:hidden'}
        aria-label={m.searchOrJump}
        aria-keyshortcuts={PALETTE_KEYS}
        aria-haspopup="dialog"
        title={m.searchOrJumpWithKeys}
        onClick={open}
      >
        <Search aria-hidden="true" className="size-6" />
      </Button>
      {Palette && <Palette open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
