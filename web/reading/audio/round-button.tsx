import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type RoundButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  label: string
  /** The one that matters most. */
  main?: boolean
  children: ReactNode
}

/** A control of a player. Its size is fixed in pixels: in large type a row of them still has to fit a small screen. */
export function RoundButton({ label, main = false, className, children, ...rest }: RoundButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={clsx(
        'inline-flex size-[44px] shrink-0 items-center justify-center gap-px rounded-full border text-[12px] font-medium tabular-nums select-none disabled:cursor-not-allowed disabled:opacity-50',
        main ? 'border-accent bg-accent text-on-accent' : 'border-transparent text-ink hover:bg-sunken high-contrast:border-line',
        className,
      )}
    >
      {children}
    </button>
  )
}
