import { formatTime } from '#web/platform/time/dates.ts'
import type { Saving } from './use-draft-sync.ts'

export function SavingLine({ saving }: { saving: Saving }) {
  return (
    <p role="status" className="text-sm text-quiet">
      {textOf(saving)}
    </p>
  )
}

function textOf(saving: Saving): string {
  if (saving.state === 'saved') return saving.at ? `Saved ${formatTime(saving.at)}` : ''
  if (saving.state === 'device') return saving.reason ? `Saved on this device only: ${saving.reason}` : 'Saved on this device'
  return saving.state === 'saving' ? 'Saving…' : 'Saved on this device'
}
