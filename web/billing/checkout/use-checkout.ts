import { useQueryClient } from '@tanstack/react-query'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { clearChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { useSession } from '#web/platform/session/session.ts'
import { startCheckout, subscription } from './api.ts'
import { saveOpenCheckout } from './open-checkout.ts'
import { useExternalRedirect } from './use-external-redirect.ts'

/** The saved checkout replaces the chosen plan. */
export function useCheckout() {
  const queries = useQueryClient()
  const { user } = useSession()
  return useExternalRedirect(async (cycle: BillingCycle) => {
    try {
      const { url, checkout_id: checkoutId } = await startCheckout(cycle)
      if (user) saveOpenCheckout(user.id, { checkoutId, cycle })
      clearChosenPlan()
      return { url }
    } catch (failure) {
      // The offer is out of date.
      queries.invalidateQueries(subscription())
      throw failure
    }
  })
}
