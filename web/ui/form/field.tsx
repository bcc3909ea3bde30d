import { clsx } from 'clsx'
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import * as ui from '#messages/ui.ts'

interface Wiring {
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

const FieldWiring = createContext<Wiring>({})

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Wires one control (Input, TextArea, Select, PasswordInput) to its label, hint and error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <FieldWiring value={{ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldWiring>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children && (
    <p id={id} role="alert" className="text-sm font-medium text-danger">
      {children}
    </p>
  )

const CONTROL = [
  'block w-full rounded-control border border-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-quiet',
  'disabled:opacity-60 aria-invalid:border-danger',
]

/** `maxlength` counts typed characters; NFC can lengthen them. */
function checkLength({ currentTarget: box }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) {
  const over = box.maxLength < 0 ? 0 : box.value.normalize('NFC').length - box.maxLength
  box.setCustomValidity(over > 0 ? ui.tooLong({ over, most: box.maxLength }) : '')
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...use(FieldWiring)}
      onInput={checkLength}
      {...rest}
      className={clsx(CONTROL, 'min-h-11 read-only:bg-sunken read-only:text-quiet', className)}
    />
  )
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...use(FieldWiring)} onInput={checkLength} {...rest} className={clsx(CONTROL, className)} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...use(FieldWiring)} {...rest} className={clsx(CONTROL, 'min-h-11 text-ellipsis', className)} />
}
