import { X } from 'lucide-react'
import * as m from '#messages/reading/reading-settings.ts'
import * as ui from '#messages/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { NotSaved, ReadingChoices, ResetButton, SavingLine } from './reading-choices.tsx'

/** Keeps the text visible: at the bottom on phones, else beside the text, over the rail. */
export function TextPanel({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <section
      id={id}
      aria-label={m.text}
      data-text-panel
      className={`fixed inset-x-0 bottom-(--docked,0px) z-30 flex max-h-[52dvh] flex-col overflow-hidden border-t border-strong bg-surface shadow-lg motion-safe:animate-fade-in ${BESIDE_TEXT}`}
    >
      <div className="flex shrink-0 items-center gap-1 border-b border-line py-1.5 ps-4 pe-1.5">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold leading-tight">{m.text}</h2>
          <SavingLine />
        </div>
        <ResetButton isShort />
        <Button variant="ghost" size="icon" aria-label={ui.close} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-3">
        <NotSaved />
        <ReadingChoices className="max-sm:gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1 lg:gap-y-2" foldsSpacing />
        {/* More below fades out instead of being cut. */}
        <div aria-hidden="true" className="pointer-events-none sticky bottom-0 h-4 bg-linear-to-t from-surface to-transparent" />
      </div>
    </section>
  )
}

/** The width of margin and rail. */
const BESIDE_TEXT =
  'lg:inset-e-auto lg:bottom-[calc(1rem+var(--docked,0px))] lg:inset-s-4 lg:max-h-[calc(100dvh-5.5rem-var(--docked,0px))] lg:w-[clamp(18rem,50vw+6.5rem-var(--reading-measure)/2,20rem)] lg:rounded-card lg:border'
