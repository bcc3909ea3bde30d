import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import * as m from '#messages/site/feedback.ts'
import { copyText } from '#web/platform/copy-text.ts'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { Button } from '#web/ui/button.tsx'

/** Selects the text if the clipboard is blocked. */
export function CopyTrackingId({ trackingId, isLarge = false }: { trackingId: string; isLarge?: boolean }) {
  const [status, showStatus] = useBriefly(2000)
  const id = useRef<HTMLElement>(null)

  const onCopy = async () => {
    try {
      await copyText(trackingId)
      showStatus(m.copied)
    } catch {
      if (id.current) getSelection()?.selectAllChildren(id.current)
      showStatus(m.selectedToCopy)
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span className="flex min-w-0 items-center gap-x-1">
        <code
          ref={id}
          className={clsx('font-sans font-semibold break-all max-sm:text-sm sm:tracking-wide', isLarge && 'sm:text-xl')}
        >
          {trackingId}
        </code>
        <Button variant="ghost" size="icon" aria-label={m.copyTrackingId} onClick={onCopy}>
          {status === m.copied ? (
            <Check aria-hidden="true" className="size-5 text-good" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )}
        </Button>
      </span>
      <span role="status" className="text-sm text-quiet">
        {status}
      </span>
    </span>
  )
}
