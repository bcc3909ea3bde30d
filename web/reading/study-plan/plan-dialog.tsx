import { Dialog } from '#web/ui/dialog.tsx'
import { StudyPlanForm } from './plan-form.tsx'

export function PlanDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Study plan">
      <StudyPlanForm onSaved={onClose} />
    </Dialog>
  )
}
