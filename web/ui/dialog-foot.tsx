import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import * as ui from '#messages/ui.ts'
import { buttonStyle } from './button.tsx'
import { Spinner } from './status/spinner.tsx'

interface DialogFootProps {
  /** What the safe button says. */
  cancel?: string
  /** Changes nothing. */
  onCancel?: (() => void) | undefined
  action: string
  /** Without it, the button submits the form around it. */
  onAction?: () => void
  /** `danger` where something is lost, `leave` where staying is the usual choice: then the safe button is filled. */
  tone?: keyof typeof VARIANTS
  busy?: boolean
  disabled?: boolean
  size?: 'sm' | 'default'
  /** A third choice, before the two. */
  children?: ReactNode
}

const VARIANTS = {
  default: { safe: 'outline', acting: 'default' },
  danger: { safe: 'outline', acting: 'destructive' },
  leave: { safe: 'default', acting: 'outline' },
} as const

/**
 * The one order of all dialogs: safe button first, acting one last. Where something is lost or left, focus starts on the safe one.
 * Without space for one row, the filled button comes first, unless it is one that loses something.
 */
export function DialogFoot({ cancel = ui.cancel, onCancel, action, onAction, tone = 'default', ...rest }: DialogFootProps) {
  const { busy = false, disabled = false, size = 'default', children } = rest
  // A disabled button would lose keyboard focus while sending.
  const unlessBusy = (act?: () => void) => (event: MouseEvent) => (busy ? event.preventDefault() : act?.())
  const sending = { 'aria-disabled': busy || undefined }
  const safe = useFocusIf(tone !== 'default' && onAction !== undefined)
  return (
    <div className={`flex justify-end gap-3 max-sm:*:flex-auto ${tone === 'default' ? 'flex-wrap-reverse' : 'flex-wrap'}`}>
      {children}
      {onCancel && (
        <button
          {...sending}
          type="button"
          ref={safe}
          onClick={unlessBusy(onCancel)}
          className={buttonStyle({ variant: VARIANTS[tone].safe, size })}
        >
          {cancel}
        </button>
      )}
      <button
        {...sending}
        type={onAction ? 'button' : 'submit'}
        disabled={disabled}
        aria-busy={busy || undefined}
        onClick={unlessBusy(onAction)}
        className={buttonStyle({ variant: VARIANTS[tone].acting, size })}
      >
        {busy && <Spinner />}
        {action}
      </button>
    </div>
  )
}

/** Not `autoFocus`: it comes before the dialog has remembered what opened it. */
function useFocusIf(isWanted: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isWanted) button.current?.focus()
  }, [isWanted])
  return button
}
