import { type BillingCycle, plans } from '#contract/plans.ts'
import { type ChosenPlan, type ChosenPlanState, chosenPlanOf, setChosenPlan } from '#web/platform/chosen-plan.ts'

/** A plan that is picked is kept, and goes along to the sign-up page. Without script the button is a link to that page. */
export function wakenPlanButtons(): void {
  for (const button of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) {
    button.addEventListener('click', (event) => {
      const plan = planOf(button)
      setChosenPlan(plan)
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      openWithState(button.href, { selectedPlan: plan, from: 'pricing' })
    })
    // The middle button opens another tab.
    button.addEventListener('auxclick', () => setChosenPlan(planOf(button)))
  }
}

function planOf(button: HTMLAnchorElement): ChosenPlan {
  const checked = document.querySelector<HTMLInputElement>('input[name="billing"]:checked')
  const cycle: BillingCycle = checked?.value === 'yearly' ? 'yearly' : 'monthly'
  return chosenPlanOf(button.dataset.plan === 'Pro' ? plans.list.pro : plans.list.free, cycle)
}

/** The next page is another document, whose router finds its navigation state where it keeps its own: in the history. */
function openWithState(href: string, state: ChosenPlanState) {
  history.pushState({ usr: state }, '', href)
  location.reload()
}
