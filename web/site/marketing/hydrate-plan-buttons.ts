import { type BillingCycle, plans } from '#contract/billing/plans.ts'
import { type ChosenPlan, type ChosenPlanState, chosenPlanOf, setChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { paths } from '#web/platform/paths.ts'

/** Stores the chosen plan and passes it to the sign-up page. Without script the button is a plain link to that page. */
export function hydratePlanButtons(): void {
  const pagePath = location.pathname
  addEventListener('popstate', () => location.pathname !== pagePath && location.reload())
  for (const button of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) {
    button.addEventListener('click', (event) => {
      const plan = chosenPlan(button)
      setChosenPlan(plan)
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Ignore the second click of a double click while the next page loads.
      if (location.pathname !== pagePath) return
      // Signed-in users go to the subscription page instead of sign-up.
      const isMember = document.documentElement.dataset.visitor === 'member'
      openWithState(isMember ? paths.subscription : button.href, { selectedPlan: plan, from: 'pricing' })
    })
    // The middle button opens a new tab.
    button.addEventListener('auxclick', () => setChosenPlan(chosenPlan(button)))
  }
}

function chosenPlan(button: HTMLAnchorElement): ChosenPlan {
  const checked = document.querySelector<HTMLInputElement>('input[name="billing"]:checked')
  const cycle: BillingCycle = checked?.value === 'yearly' ? 'yearly' : 'monthly'
  return chosenPlanOf(button.dataset.plan === 'Pro' ? plans.list.pro : plans.list.free, cycle)
}

/**
 * The next page is another document; its router reads the navigation state from `history.state`. The browser treats both entries as one
 * document, so each document reloads on `popstate` (see public-documents.ts for the other side).
 */
function openWithState(href: string, state: ChosenPlanState) {
  history.pushState({ usr: state }, '', href)
  location.reload()
}
