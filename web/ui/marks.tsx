import { Bookmark, Check } from 'lucide-react'
import * as ui from '#messages/ui.ts'

export function ReadMark() {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-good">
      <Check aria-hidden="true" className="size-4" />
      {ui.read}
    </span>
  )
}

export function SavedMark() {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-accent">
      <Bookmark aria-hidden="true" className="size-4 fill-current" />
      {ui.saved}
    </span>
  )
}
