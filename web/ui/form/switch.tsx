import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import * as ui from '#messages/ui.ts'

interface SwitchProps {
  label: string
  hint?: ReactNode
  checked: boolean
  /** Still accepts presses. */
  busy?: boolean
  disabled?: boolean
  onToggle: () => void
}

export function Switch({ label, hint, checked, busy = false, disabled = false, onToggle }: SwitchProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-x-4 py-2.5 has-disabled:cursor-not-allowed">
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block font-medium wrap-anywhere">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-quiet wrap-anywhere">
            {hint}
          </span>
        )}
      </span>
      {/* On phones below, for a wider label. */}
      <span className="flex shrink-0 flex-col-reverse items-center gap-x-2 gap-y-1.5 sm:flex-row">
        <span aria-hidden="true" className="min-w-14 text-center text-sm text-quiet max-sm:text-xs sm:text-end">
          {wordFor({ busy, checked })}
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-busy={busy || undefined}
          checked={checked}
          disabled={disabled}
          onChange={onToggle}
          className={clsx(TRACK, THUMB)}
        />
      </span>
    </label>
  )
}

function wordFor({ busy, checked }: { busy: boolean; checked: boolean }) {
  if (busy) return ui.saving
  return checked ? ui.on : ui.off
}

/** Forced colours remove the track's fill. */
const TRACK =
  'grid h-7 w-12 appearance-none items-center rounded-full border-2 border-strong bg-surface checked:border-accent checked:bg-accent scroll-mb-36 enabled:cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto'
const THUMB =
  'before:mx-0.5 before:size-5 before:rounded-full before:bg-strong checked:before:translate-x-[calc(1.25rem*var(--way,1))] checked:before:bg-on-accent motion-safe:before:transition-transform motion-safe:before:duration-150 forced-colors:before:hidden'
