import { SkipBack, SkipForward } from 'lucide-react'
import { RoundButton } from '#web/reading/audio/round-button.tsx'

export function SentenceButtons({ onSkip }: { onSkip: (by: number) => void }) {
  return (
    <>
      <RoundButton label="Previous sentence" onClick={() => onSkip(-1)}>
        <SkipBack aria-hidden="true" className="size-[18px]" />
      </RoundButton>
      <RoundButton label="Next sentence" onClick={() => onSkip(1)}>
        <SkipForward aria-hidden="true" className="size-[18px]" />
      </RoundButton>
    </>
  )
}
