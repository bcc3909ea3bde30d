import { Card } from '#web/ui/card.tsx'
import { StudyPlanForm } from './plan-form.tsx'

export const StudyPlanCard = () => (
  <Card id="study-plan" title="Study plan" intro="Your exam and your daily goal.">
    <div className="max-w-md">
      <StudyPlanForm isPart />
    </div>
  </Card>
)
