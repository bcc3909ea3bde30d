import { X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ReadingChoices } from './reading-choices.tsx'

/** At the edge of the screen, so that the text stays visible: at the bottom on a phone, beside the text on wide screens. */
export function TextPanel({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <section
      id={id}
      aria-label="Text"
      className="fixed inset-x-0 bottom-(--docked,0px) z-30 max-h-[55dvh] space-y-4 overflow-y-auto overscroll-contain border-t border-strong bg-surface p-4 shadow-lg motion-safe:animate-fade-in lg:right-auto lg:bottom-[calc(1rem+var(--docked,0px))] lg:left-4 lg:max-h-[calc(100dvh-5.5rem-var(--docked,0px))] lg:w-[min(20rem,30vw)] lg:rounded-card lg:border"
    >
      <div className="-mt-2 -mr-2 flex items-center justify-between">
        <h2 className="font-semibold">Text</h2>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <ReadingChoices className="sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1" />
    </section>
  )
}
