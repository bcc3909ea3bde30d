import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Spinner } from './status/spinner.tsx'

/** A label of several lines begins beside its icon, which would otherwise stand far from it. */
const ICON_FIRST = '[&:has(>svg:first-child)]:text-start'

/** Also styles links. */
export const buttonStyle = cva(
  [
    'button inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium no-underline select-none max-w-full wrap-break-word',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  ],
  {
    variants: {
      variant: {
        default: 'border-accent bg-accent text-on-accent',
        outline: 'border-strong bg-transparent text-ink hover:bg-sunken',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-sunken high-contrast:border-line',
        secondary: 'border-line bg-sunken text-ink hover:border-strong',
        destructive: 'border-danger bg-danger text-on-danger',
        link: 'border-transparent bg-transparent text-accent underline underline-offset-4',
      },
      size: {
        default: `${ICON_FIRST} min-h-11 px-4 py-2 text-base`,
        sm: `${ICON_FIRST} min-h-9 px-3 py-1 text-sm`,
        lg: `${ICON_FIRST} min-h-13 px-6 py-3 text-lg`,
        icon: 'size-11 shrink-0 p-0',
        tool: 'min-h-11 min-w-11 px-1 py-1 max-sm:flex-auto max-sm:flex-col max-sm:gap-0.5 max-sm:text-xs sm:px-3 sm:text-sm',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & {
    /** The label stays, so the width does not change. */
    busy?: boolean
  }

export function Button({ variant, size, busy = false, disabled, className, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
