import { type BillingCycle, plans } from '#contract/billing/plans.ts'
import { paths } from '#web/platform/paths.ts'
import { type ChosenPlan, type ChosenPlanState, chosenPlanOf, setChosenPlan } from '#web/platform/session/chosen-plan.ts'

/** A plan that is picked is kept, and goes along to the sign-up page. Without script the button is a link to that page. */
export function wakenPlanButtons(): void {
  const own = location.pathname
  addEventListener('popstate', () => location.pathname !== own && location.reload())
  for (const button of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) {
    button.addEventListener('click', (event) => {
      const plan = planOf(button)
      setChosenPlan(plan)
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // The second click of a double one comes while the next page is on its way.
      if (location.pathname !== own) return
      // Who has an account already is not asked to make one.
      const isMember = document.documentElement.dataset.visitor === 'member'
      openWithState(isMember ? paths.subscription : button.href, { selectedPlan: plan, from: 'pricing' })
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

/**
 * The next page is another document, whose router finds its navigation state where it keeps its own: in the history. To the browser the two
 * are steps of one document, so that going between them again is left to whichever is there (and public-documents.ts on the other side).
 */
function openWithState(href: string, state: ChosenPlanState) {
  history.pushState({ usr: state }, '', href)
  location.reload()
}
