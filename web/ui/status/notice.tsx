import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Tone, ToneMark } from '#web/ui/tone-mark.tsx'

const BOXES: Record<Tone, string> = {
  info: 'border-accent bg-accent-soft',
  success: 'border-good bg-good-soft',
  warning: 'border-signal bg-signal-soft',
  error: 'border-danger bg-danger-soft',
}

export function Notice({
  tone = 'info',
  title,
  children,
  className,
}: {
  tone?: Tone
  title?: string
  children?: ReactNode
  className?: string
}) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx('flex gap-3 rounded-control border-s-4 px-4 py-3 high-contrast:border', BOXES[tone], className)}
    >
      <ToneMark tone={tone} />
      <div className="min-w-0 flex-1 space-y-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
