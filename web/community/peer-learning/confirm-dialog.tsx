import { type ReactNode, useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  verb: string
  tone?: 'default' | 'destructive'
  act: () => Promise<unknown>
  fallback: string
  onClose: () => void
  /** Default: the opener. */
  focusOnClose?: () => HTMLElement | null
}

export function ConfirmDialog({
  title,
  children,
  verb,
  tone = 'destructive',
  act,
  fallback,
  onClose,
  focusOnClose,
}: ConfirmDialogProps) {
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
      {...(focusOnClose && { focusOnClose })}
    >
      <div className="space-y-4">
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogFoot>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant={tone} busy={isBusy} onClick={confirm}>
            {verb}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}
