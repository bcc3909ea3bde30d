import { RotateCcw, RotateCw } from 'lucide-react'
import * as m from '#messages/reading/audio.ts'
import { SKIP_S } from './media-session.ts'
import { RoundButton } from './round-button.tsx'

export function SkipButtons({ onSkip, disabled }: { onSkip: (by: number) => void; disabled: boolean }) {
  return (
    <>
      <RoundButton disabled={disabled} label={m.back({ seconds: SKIP_S })} onClick={() => onSkip(-SKIP_S)}>
        <RotateCcw aria-hidden="true" className="size-[15px]" />
        {SKIP_S}
      </RoundButton>
      <RoundButton disabled={disabled} label={m.forward({ seconds: SKIP_S })} onClick={() => onSkip(SKIP_S)}>
        {SKIP_S}
        <RotateCw aria-hidden="true" className="size-[15px]" />
      </RoundButton>
    </>
  )
}
