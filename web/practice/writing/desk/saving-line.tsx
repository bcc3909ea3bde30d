import * as m from '#messages/practice/writing/desk.ts'
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
  if (saving.state === 'saved') return saving.at ? m.savedAt({ time: formatTime(saving.at) }) : ''
  if (saving.state === 'saving') return m.saving
  return saving.state === 'device' && saving.reason ? m.savedOnDeviceOnly({ reason: saving.reason }) : m.savedOnDevice
}
