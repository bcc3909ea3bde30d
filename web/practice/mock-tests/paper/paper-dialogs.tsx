import { useNavigate } from 'react-router'
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
    ['Answered', answered],
    ['Not answered', total - answered],
    ['Of these, not seen', unseen],
    ['Flagged', flagged],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Submit the test?"
      description="You cannot change your answers afterwards."
    >
      <dl className="mb-5 divide-y divide-line border-y border-line">
        {lines.map(([name, count]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <DialogFoot cancel="Keep answering" onCancel={() => onOpenChange(false)} action="Submit" onAction={onSubmit} />
    </Dialog>
  )
}

export function LeaveDialog({ open, onOpenChange }: WindowProps) {
  const navigate = useNavigate()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Leave the test?"
      description="The clock keeps running. Your answers are saved, and you can continue here or on another device."
    >
      <DialogFoot
        cancel="Stay"
        onCancel={() => onOpenChange(false)}
        action="Leave"
        onAction={() => navigate(paths.mockTests)}
        tone="leave"
      />
    </Dialog>
  )
}
