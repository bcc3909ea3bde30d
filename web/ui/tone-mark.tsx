import { clsx } from 'clsx'

export type Tone = 'info' | 'success' | 'warning' | 'error'

const SIGNS: Record<Tone, string> = { info: 'i', success: '✓', warning: '!', error: '!' }
const COLOURS: Record<Tone, string> = { info: 'text-accent', success: 'text-good', warning: 'text-signal', error: 'text-danger' }

/** Text: the sign-in page loads no icons. */
export function ToneMark({ tone, size = 'text-sm' }: { tone: Tone; size?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-[1.6em] shrink-0 place-items-center rounded-full border-2 border-current leading-none font-bold',
        size,
        COLOURS[tone],
      )}
    >
      {SIGNS[tone]}
    </span>
  )
}
