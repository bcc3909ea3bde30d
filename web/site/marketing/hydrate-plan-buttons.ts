import { type BillingCycle, plans } from '#contract/billing/plans.ts'
import { type ChosenPlan, type ChosenPlanState, chosenPlanOf, setChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { paths } from '#web/platform/paths.ts'

/** Without script, a plain link. */
export function hydratePlanButtons(): void {
  const pagePath = location.pathname
  addEventListener('popstate', () => location.pathname !== pagePath && location.reload())
  for (const button of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) {
    button.addEventListener('click', (event) => {
      const plan = chosenPlan(button)
      setChosenPlan(plan)
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Ignores the second click of a double click.
      if (location.pathname !== pagePath) return
      const isMember = document.documentElement.dataset.visitor === 'member'
      openWithState(isMember ? paths.subscription : button.href, { selectedPlan: plan, from: 'pricing' })
    })
    // Middle button: new tab.
    button.addEventListener('auxclick', () => setChosenPlan(chosenPlan(button)))
  }
}

function chosenPlan(button: HTMLAnchorElement): ChosenPlan {
  const checked = document.querySelector<HTMLInputElement>('input[name="billing"]:checked')
  const cycle: BillingCycle = checked?.value === 'yearly' ? 'yearly' : 'monthly'
  return chosenPlanOf(button.dataset.plan === 'Pro' ? plans.list.pro : plans.list.free, cycle)
}

/** The next document's router reads `history.state`. Browsers treat both entries as one document, so each reloads on `popstate`. */
function openWithState(href: string, state: ChosenPlanState) {
  history.pushState({ usr: state }, '', href)
  location.reload()
}
