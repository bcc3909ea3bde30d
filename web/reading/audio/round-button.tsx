import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type RoundButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  label: string
  main?: boolean
  children: ReactNode
}

/** Pixels, so that a row fits small screens at large font scales. */
export function RoundButton({ label, main = false, className, children, ...rest }: RoundButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={clsx(
        'inline-flex size-[44px] shrink-0 items-center justify-center gap-0.5 rounded-full border text-[12px] font-medium tabular-nums select-none disabled:cursor-not-allowed disabled:opacity-50',
        main ? 'border-accent bg-accent text-on-accent' : 'border-transparent text-ink hover:bg-sunken high-contrast:border-line',
        className,
      )}
    >
      {children}
    </button>
  )
}
