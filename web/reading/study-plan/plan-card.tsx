import * as m from '#messages/reading/study-plan.ts'
import { Card } from '#web/ui/card.tsx'
import { StudyPlanForm } from './plan-form.tsx'

export const StudyPlanCard = () => (
  <Card title={m.examAndGoal}>
    <div className="max-w-md">
      <StudyPlanForm />
    </div>
  </Card>
)
