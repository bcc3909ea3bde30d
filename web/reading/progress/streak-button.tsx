import { clsx } from 'clsx'
import { Flame } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Streak } from '#contract/reading/progress.ts'
import { daysText } from './streak-words.ts'

/** Shows the number of days and opens the card. */
export function StreakButton({ streak, className, ...rest }: ComponentProps<'button'> & { streak: Streak }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={`Reading streak: ${daysText(streak.current_streak)}`}
      className={clsx(
        'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-strong bg-surface px-3 font-semibold text-ink tabular-nums hover:bg-sunken',
        className,
      )}
    >
      <Flame aria-hidden="true" className="size-5 text-signal" />
      {streak.current_streak}
    </button>
  )
}
