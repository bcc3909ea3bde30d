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

/** Never cached: time and the payment provider change it. */
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

/** Loaded once. */
export const checkoutStatusOnce = (checkoutId: string) => queryOptions({ ...checkoutStatus(checkoutId), retry: false })

/** Until final, with growing intervals, also while the server is unreachable. */
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

/** The role in the profile unlocks Pro. */
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

/** One change at a time across all buttons. An error reloads the subscription. */
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
