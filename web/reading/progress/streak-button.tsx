import { clsx } from 'clsx'
import { Flame } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Streak } from '#contract/reading/progress.ts'
import * as m from '#messages/reading/progress/streak.ts'

type StreakButtonProps = ComponentProps<'button'> & {
  streak: Streak
  /** No room for two words. */
  isNarrow?: boolean
}

export function StreakButton({ streak, isNarrow = false, className, ...rest }: StreakButtonProps) {
  const days = m.days({ count: streak.current_streak })
  return (
    <button
      {...rest}
      type="button"
      className={clsx(
        'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full border border-strong bg-surface py-1 pe-2.5 ps-2 text-start text-xs leading-tight whitespace-nowrap text-ink tabular-nums hover:bg-sunken',
        className,
      )}
    >
      <Flame aria-hidden="true" className="size-4.5 shrink-0 text-signal" />
      <span>
        <span className="block text-quiet">
          {isNarrow && <span aria-hidden="true">{m.streak}</span>}
          <span className={isNarrow ? 'sr-only' : undefined}>{m.readingStreak}</span>
        </span>
        <span className="block font-semibold">{days}</span>
      </span>
    </button>
  )
}
