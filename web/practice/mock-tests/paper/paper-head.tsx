import { ArrowLeft, Check, CloudOff } from 'lucide-react'
import * as m from '#messages/practice/mock-tests/paper.ts'
import * as ui from '#messages/ui.ts'
import type { Delivery } from '#web/platform/offline/outbox-state.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { clockText, timeLeftText } from '../test-clock.ts'

interface PaperHeadProps {
  title: string
  leftMs: number
  delivery: Delivery | undefined
  onLeave: () => void
  onSubmit: () => void
}

const LAST_MS = 5 * 60_000

export function PaperHead({ title, leftMs, delivery, onLeave, onSubmit }: PaperHeadProps) {
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center justify-end gap-2 border-b border-line bg-page py-2 max-sm:-mx-4 max-sm:px-2">
      <Button variant="ghost" size="icon" aria-label={m.leaveTest} onClick={onLeave}>
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Button>
      <h1 lang={scriptLanguage(title)} tabIndex={-1} className="mock-title min-w-0 flex-1 truncate font-semibold">
        {title}
      </h1>
      <Saved delivery={delivery} />
      <p
        role="timer"
        translate="no"
        aria-live="off"
        aria-label={timeLeftText(leftMs)}
        className={`rounded-control border-2 px-3 py-1 text-lg font-semibold tabular-nums ${leftMs <= LAST_MS ? 'border-danger text-danger' : 'border-line'}`}
      >
        {clockText(leftMs)}
      </p>
      <Button variant="outline" onClick={onSubmit}>
        {m.submit}
      </Button>
    </header>
  )
}

/** Screen readers hear only exceptions. */
function Saved({ delivery }: { delivery: Delivery | undefined }) {
  const isWaiting = delivery?.state === 'waiting'
  return (
    <div className="min-w-0 text-sm text-quiet max-sm:flex-1 max-sm:text-xs">
      <p role="status">
        {isWaiting && (
          <span className="flex items-center gap-1.5">
            <CloudOff aria-hidden="true" className="size-4 shrink-0" />
            {m.onThisDevice}
          </span>
        )}
      </p>
      {delivery?.state === 'sending' && <p>{ui.saving}</p>}
      {delivery?.state === 'sent' && (
        <p className="flex items-center gap-1.5">
          <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
          {ui.saved}
        </p>
      )}
    </div>
  )
}
