import { useState } from 'react'
import type { StudyPlan } from '#contract/reading/study-plan-rules.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { counted } from '#web/platform/text/amounts.ts'

export function PlanLine({ plan }: { plan: StudyPlan | null }) {
  const [isOpen, setOpen] = useState(false)
  const PlanDialog = useLoaded(isOpen, async () => (await import('#web/reading/study-plan/plan-dialog.tsx')).PlanDialog)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-sm text-quiet">Daily goal: {goalText(plan)}</p>
      <button type="button" className="min-h-11 text-accent underline underline-offset-4" onClick={() => setOpen(true)}>
        Change study plan
      </button>
      {isOpen && PlanDialog && <PlanDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function goalText(plan: StudyPlan | null): string {
  if (!plan?.goal) return 'all articles of the day'
  const { kind, amount } = plan.goal
  if (kind === 'minutes') return `${amount} min`
  return counted(amount, 'article')
}
