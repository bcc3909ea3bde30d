import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { LANGUAGE } from '#messages/language.ts'

/** English ones are short enough for one line. */
const badgeStyle = cva(
  [
    'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-semibold',
    LANGUAGE === 'en' && 'whitespace-nowrap',
  ],
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        signal: 'border-transparent bg-signal text-on-signal',
        progress: 'border-signal bg-signal-soft text-signal',
        good: 'border-good bg-good-soft text-good',
        accent: 'border-accent bg-accent-soft text-accent',
        danger: 'border-danger bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export function Badge({
  tone,
  children,
}: {
  tone?: 'neutral' | 'signal' | 'progress' | 'good' | 'accent' | 'danger'
  children: ReactNode
}) {
  return <span className={badgeStyle({ tone })}>{children}</span>
}
