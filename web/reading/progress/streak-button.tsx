import { clsx } from 'clsx'
import { Flame } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Streak } from '#contract/reading/progress.ts'
import { daysText } from './streak-words.ts'

type StreakButtonProps = ComponentProps<'button'> & {
  streak: Streak
  /** The word below the number, where the row is short. */
  isNarrow?: boolean
}

/** Shows the number of days and opens the card. */
export function StreakButton({ streak, isNarrow = false, className, ...rest }: StreakButtonProps) {
  const days = daysText(streak.current_streak)
  return (
    <button
      {...rest}
      type="button"
      aria-label={`Reading streak: ${days}`}
      className={clsx(
        'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-strong bg-surface px-3 font-semibold text-ink tabular-nums hover:bg-sunken',
        className,
      )}
    >
      <Flame aria-hidden="true" className="size-5 text-signal" />
      {isNarrow ? (
        <span className="leading-none">
          {streak.current_streak}
          <span className="block text-xs font-medium">{days.split(' ')[1]}</span>
        </span>
      ) : (
        days
      )}
    </button>
  )
}
