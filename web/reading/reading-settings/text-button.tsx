import { ALargeSmall } from 'lucide-react'
import { useId } from 'react'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { ControlWord } from '#web/platform/text/control-word.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'

export function TextButton() {
  const { isOpen, setOpen, box, button } = useDisclosure({ isBesideText: true })
  const Panel = useLoaded(isOpen, async () => (await import('./text-panel.tsx')).TextPanel)
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div ref={box} className="max-sm:flex max-sm:flex-auto">
      <Button
        ref={button}
        variant="ghost"
        size="tool"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ALargeSmall aria-hidden="true" className="size-5 sm:size-4" />
        <ControlWord>Text</ControlWord>
      </Button>
      {isOpen && Panel && <Panel id={id} onClose={close} />}
    </div>
  )
}
