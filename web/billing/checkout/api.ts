import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { checkout } from '#contract/billing/checkout.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { type Subscription, subscriptions } from '#contract/billing/subscriptions.ts'
import { profile } from '#web/accounts/accounts/api.ts'
import { clearChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { call } from '#web/platform/http/call.ts'
import { pollDelayMs, shouldKeepPolling } from './checkout-polling.ts'

const SUBSCRIPTION = ['billing', 'subscription']
const RECEIPTS = ['billing', 'receipts']

/** Never cached: what the user may do changes with time and with events at the payment provider. */
export const subscription = () =>
  queryOptions({
    queryKey: SUBSCRIPTION,
    queryFn: async ({ signal }) => (await call(subscriptions.current, { signal })).data,
    staleTime: 0,
  })

export const receipts = () =>
  queryOptions({
    queryKey: RECEIPTS,
    queryFn: async ({ signal }) => (await call(subscriptions.receipts, { signal })).data,
    staleTime: 0,
  })

const checkoutStatus = (checkoutId: string) => ({
  queryKey: ['billing', 'checkout', checkoutId],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(checkout.status, { params: { checkoutId }, signal })).data,
  staleTime: 0,
})

/** The status of a checkout, loaded once. */
export const checkoutStatusOnce = (checkoutId: string) => queryOptions({ ...checkoutStatus(checkoutId), retry: false })

/** Polls the status until it is final, with growing intervals. Polling continues while the server cannot be reached. */
export const pollCheckoutStatus = (checkoutId: string) =>
  queryOptions({
    ...checkoutStatus(checkoutId),
    refetchInterval: ({ state }) =>
      shouldKeepPolling(state.data?.status, state.error) && pollDelayMs(state.dataUpdateCount + state.errorUpdateCount),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // The next poll is the retry.
    retry: false,
  })

export const startCheckout = async (cycle: BillingCycle) => (await call(checkout.create, { body: { cycle } })).data

export const openPortal = async () => (await call(subscriptions.portal)).data

/** Reloads the profile afterwards: its role unlocks Pro. */
export function useStartTrial() {
  const queries = useQueryClient()
  return useSubscriptionMutation(async () => {
    const started = (await call(subscriptions.startTrial)).data
    clearChosenPlan()
    await queries.fetchQuery({ ...profile(), staleTime: 0 }).catch(() => undefined)
    return started
  })
}

export const useCancelSubscription = () => useSubscriptionMutation(async () => (await call(subscriptions.cancel)).data)
export const useResumeSubscription = () => useSubscriptionMutation(async () => (await call(subscriptions.resume)).data)

const CHANGE = ['billing', 'change']

/** Allows one change at a time across all buttons. The reply updates the cached subscription; an error makes it reload. */
function useSubscriptionMutation(change: () => Promise<Subscription>) {
  const queries = useQueryClient()
  const changing = useMutation({
    mutationKey: CHANGE,
    mutationFn: change,
    onSuccess: (changed) => queries.setQueryData(subscription().queryKey, changed),
    onError: () => queries.invalidateQueries(subscription()),
  })
  const mutate: typeof changing.mutate = (...how) => {
    // `isPending` lags one render behind the cache.
    if (queries.isMutating({ mutationKey: CHANGE }) === 0) changing.mutate(...how)
  }
  return { ...changing, mutate }
}
