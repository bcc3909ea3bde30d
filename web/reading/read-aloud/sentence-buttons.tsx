import { SkipBack, SkipForward } from 'lucide-react'
import * as m from '#messages/reading/read-aloud.ts'
import { RoundButton } from '#web/reading/audio/round-button.tsx'

export function SentenceButtons({ onSkip }: { onSkip: (by: number) => void }) {
  return (
    <>
      <RoundButton label={m.previous} onClick={() => onSkip(-1)}>
        <SkipBack aria-hidden="true" className="size-[18px]" />
      </RoundButton>
      <RoundButton label={m.next} onClick={() => onSkip(1)}>
        <SkipForward aria-hidden="true" className="size-[18px]" />
      </RoundButton>
    </>
  )
}
