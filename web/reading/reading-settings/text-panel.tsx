import { X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ReadingChoices, ReadingFoot } from './reading-choices.tsx'

/** At the edge of the screen, so that the text stays visible: at the bottom on a phone, beside the text on wide screens, where its foot stays. */
export function TextPanel({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <section
      id={id}
      aria-label="Text"
      className="fixed inset-x-0 bottom-(--docked,0px) z-30 max-h-[55dvh] overflow-y-auto overscroll-contain border-t border-strong bg-surface shadow-lg motion-safe:animate-fade-in lg:right-auto lg:bottom-[calc(1rem+var(--docked,0px))] lg:left-4 lg:flex lg:max-h-[calc(100dvh-5.5rem-var(--docked,0px))] lg:w-[min(20rem,30vw)] lg:flex-col lg:overflow-hidden lg:rounded-card lg:border"
    >
      <div className="flex shrink-0 items-center justify-between pt-2 pr-2 pl-4">
        <h2 className="font-semibold">Text</h2>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="overscroll-contain px-4 pb-3 lg:min-h-0 lg:overflow-y-auto">
        <ReadingChoices className="sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1 lg:gap-y-2.5" />
      </div>
      <div className="shrink-0 space-y-3 border-t border-line p-4 lg:py-3">
        <ReadingFoot />
      </div>
    </section>
  )
}
