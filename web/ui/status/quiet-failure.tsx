import * as ui from '#messages/ui.ts'
import { Button } from '#web/ui/button.tsx'

interface QuietFailureProps {
  text: string
  onRetry: () => void
  busy?: boolean
}

export function QuietFailure({ text, onRetry, busy }: QuietFailureProps) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
      <span className="wrap-anywhere">{text}</span>
      <Button variant="link" className="px-0!" busy={busy ?? false} onClick={onRetry}>
        {ui.tryAgain}
      </Button>
    </p>
  )
}
