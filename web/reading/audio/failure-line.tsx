import * as m from '#messages/reading/audio.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

export function FailureLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice tone="error" className="mt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{text}</p>
        <Button onClick={onRetry}>{m.retry}</Button>
      </div>
    </Notice>
  )
}
