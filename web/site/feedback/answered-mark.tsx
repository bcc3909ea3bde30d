import { Check } from 'lucide-react'
import * as m from '#messages/site/feedback.ts'

export function AnsweredMark() {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-good">
      <Check aria-hidden="true" className="size-4" />
      {m.answered}
    </span>
  )
}
