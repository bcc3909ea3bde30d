import { Pause, Play } from 'lucide-react'
import type { RefObject } from 'react'
import * as m from '#messages/reading/audio.ts'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { RoundButton } from './round-button.tsx'

interface PlayButtonProps {
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  onToggle: () => void
  ref?: RefObject<HTMLButtonElement | null>
}

/** Pressing it while loading cancels. */
export function PlayButton({ status, onToggle, ref }: PlayButtonProps) {
  const isWanted = status === 'playing' || status === 'loading'
  const Icon = isWanted ? Pause : Play
  return (
    <RoundButton
      ref={ref}
      main={status !== 'failed'}
      label={isWanted ? m.pause : m.play}
      aria-busy={status === 'loading' || undefined}
      onClick={onToggle}
    >
      {status === 'loading' ? <Spinner /> : <Icon aria-hidden="true" fill="currentColor" className="size-[18px]" />}
    </RoundButton>
  )
}
