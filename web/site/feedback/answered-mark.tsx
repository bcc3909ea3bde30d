import { Check } from 'lucide-react'

export function AnsweredMark() {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-good">
      <Check aria-hidden="true" className="size-4" />
      Responded
    </span>
  )
}
