import { useState } from 'react'
import type { StudyPlan } from '#contract/reading/study-plan-rules.ts'
import * as m from '#messages/reading/today.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'

export function PlanLine({ plan }: { plan: StudyPlan | null }) {
  const [isOpen, setOpen] = useState(false)
  const PlanDialog = useLoaded(isOpen, async () => (await import('#web/reading/study-plan/plan-dialog.tsx')).PlanDialog)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-sm text-quiet">{goalText(plan)}</p>
      <button type="button" className="min-h-11 text-accent underline underline-offset-4" onClick={() => setOpen(true)}>
        {m.changePlan}
      </button>
      {isOpen && PlanDialog && <PlanDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function goalText(plan: StudyPlan | null): string {
  if (!plan?.goal) return m.goalAll
  const { kind, amount } = plan.goal
  if (kind === 'minutes') return m.goalMinutes({ amount })
  return m.goalArticles({ amount })
}
