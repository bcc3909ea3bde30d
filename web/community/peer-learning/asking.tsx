import { type ReactNode, useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface AskingProps {
  title: string
  /** What will happen. */
  children: ReactNode
  /** What the button that does it says. */
  verb: string
  tone?: 'default' | 'destructive'
  act: () => Promise<unknown>
  fallback: string
  onClose: () => void
  /** Where the keyboard goes on, if not where it was: that may be gone. */
  goesBackTo?: () => HTMLElement | null
}

/** A question before something that cannot be taken back. */
export function Asking({ title, children, verb, tone = 'destructive', act, fallback, onClose, goesBackTo }: AskingProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      onClose()
    } catch (error) {
      setFailure(failureText(error, fallback))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={title}
      description={children}
      {...(goesBackTo && { goesBackTo })}
    >
      <div className="space-y-4">
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant={tone} busy={isBusy} onClick={confirm}>
            {verb}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
