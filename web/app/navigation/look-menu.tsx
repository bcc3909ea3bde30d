import { useId } from 'react'
import * as m from '#messages/app/frame.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import { useSoon } from './use-soon.ts'

/** Stays open when larger text makes the page narrow, or the pressed button would vanish. */
export function LookMenu() {
  const { isOpen, setOpen, box, button } = useDisclosure()
  const id = useId()
  const isSoon = useSoon()
  const LookControls = useLoaded(isSoon || isOpen, async () => (await import('./look-controls.tsx')).LookControls)
  return (
    <div ref={box} className="@max-3xl:contents">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="text-lg @max-3xl:hidden"
        aria-label={m.look}
        title={m.look}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Aa
      </Button>
      <div id={id} hidden={!isOpen} className="header-panel p-4">
        {isOpen && LookControls && <LookControls />}
      </div>
    </div>
  )
}
