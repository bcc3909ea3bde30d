import * as m from '#messages/reading/study-plan.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { StudyPlanForm } from './plan-form.tsx'

export function PlanDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={m.studyPlan}>
      <StudyPlanForm onSaved={onClose} />
    </Dialog>
  )
}
