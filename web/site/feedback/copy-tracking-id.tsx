import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { Button } from '#web/ui/button.tsx'

/** The id, to be read aloud or copied. Where the browser keeps its clipboard to itself, the id is marked for the person's own keys. */
export function CopyTrackingId({ trackingId, isLarge = false }: { trackingId: string; isLarge?: boolean }) {
  const [said, say] = useBriefly(2000)
  const id = useRef<HTMLElement>(null)

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(trackingId)
      say('Copied')
    } catch {
      if (id.current) getSelection()?.selectAllChildren(id.current)
      say('Marked, ready to be copied')
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <code ref={id} className={clsx('font-sans font-semibold tracking-wide', isLarge && 'text-xl')}>
        {trackingId}
      </code>
      <Button variant="ghost" size="icon" aria-label="Copy the tracking ID" onClick={onCopy}>
        {said === 'Copied' ? (
          <Check aria-hidden="true" className="size-5 text-good" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
      </Button>
      <span role="status" className="text-sm text-quiet">
        {said}
      </span>
    </span>
  )
}
