import { useNavigate } from 'react-router'
import * as m from '#messages/practice/mock-tests/paper.ts'
import { paths } from '#web/platform/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import type { Counts } from '../answers.ts'

interface WindowProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SubmitDialog({ open, onOpenChange, counts, onSubmit }: WindowProps & { counts: Counts; onSubmit: () => void }) {
  const { total, answered, flagged, unseen } = counts
  const lines = [
    [m.answered, answered],
    [m.notAnswered, total - answered],
    [m.notSeen, unseen],
    [m.flaggedOnes, flagged],
  ] as const
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.submitTheTest} description={m.noChangesAfterwards}>
      <dl className="mb-5 divide-y divide-line border-y border-line">
        {lines.map(([name, count]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className="min-w-0 wrap-anywhere">{name}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <DialogFoot cancel={m.keepAnswering} onCancel={() => onOpenChange(false)} action={m.submit} onAction={onSubmit} />
    </Dialog>
  )
}

export function LeaveDialog({ open, onOpenChange }: WindowProps) {
  const navigate = useNavigate()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.leaveTheTest} description={m.clockKeepsRunning}>
      <DialogFoot
        cancel={m.stay}
        onCancel={() => onOpenChange(false)}
        action={m.leave}
        onAction={() => navigate(paths.mockTests)}
        tone="leave"
      />
    </Dialog>
  )
}
