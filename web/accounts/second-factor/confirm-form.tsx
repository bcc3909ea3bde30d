import { type ReactNode, useState } from 'react'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

export interface ConfirmProps {
  action: string
  /** Name of button and form, if `action` is ambiguous. */
  label?: string | undefined
  /** If the server gives no reason. */
  failure: string
  size?: 'sm' | undefined
  /** For what removes something: names it, above the fields. */
  heading?: string
}

interface ConfirmFormProps extends ConfirmProps {
  onConfirm: (form: FormData) => Promise<void>
  children: (errorOf: (field: string) => string | undefined) => ReactNode
}

export function ConfirmForm({ action, label = action, failure, size, heading, onConfirm, children }: ConfirmFormProps) {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      await onConfirm(form)
      setOpen(false)
    },
    failure,
    { password: 'password', code: 'code' },
  )
  if (!isOpen)
    return (
      <p>
        <Button variant="outline" size={size} onClick={() => setOpen(true)} aria-label={label === action ? undefined : label}>
          {label === action ? `${action}…` : action}
        </Button>
      </p>
    )
  return (
    <form onSubmit={onSubmit} aria-label={label} className={`w-full max-w-md space-y-4 ${heading ? 'pt-3' : ''}`}>
      {heading && <h3 className="font-semibold wrap-anywhere">{heading}</h3>}
      {children(errorOf)}
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot onCancel={() => setOpen(false)} action={action} tone={heading ? 'danger' : 'default'} busy={isBusy} />
    </form>
  )
}
