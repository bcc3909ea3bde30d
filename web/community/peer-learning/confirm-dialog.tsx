import { type ReactNode, useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  verb: string
  tone?: 'default' | 'danger'
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
  tone = 'danger',
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
        <DialogFoot onCancel={onClose} action={verb} onAction={confirm} tone={tone} busy={isBusy} />
      </div>
    </Dialog>
  )
}
