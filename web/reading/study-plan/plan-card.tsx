import { Card } from '#web/ui/card.tsx'
import { StudyPlanForm } from './plan-form.tsx'

export const StudyPlanCard = () => (
  <Card title="Exam and daily goal">
    <div className="max-w-md">
      <StudyPlanForm />
    </div>
  </Card>
)
