import { useQueryClient } from '@tanstack/react-query'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { clearChosenPlan } from '#web/platform/session/chosen-plan.ts'
import { useSession } from '#web/platform/session/session.ts'
import { beginCheckout, subscription } from './api.ts'
import { keepOpenCheckout } from './open-checkout.ts'
import { useGoingElsewhere } from './use-going-elsewhere.ts'

/** To the checkout. What was picked before signing in is kept with the account's own checkout from here on. */
export function useCheckout() {
  const queries = useQueryClient()
  const { user } = useSession()
  return useGoingElsewhere(async (cycle: BillingCycle) => {
    try {
      const { url, checkout_id: checkoutId } = await beginCheckout(cycle)
      if (user) keepOpenCheckout(user.id, { checkoutId, cycle })
      clearChosenPlan()
      return { url }
    } catch (failure) {
      // What was offered is not open any more, or something else is.
      queries.invalidateQueries(subscription())
      throw failure
    }
  })
}
