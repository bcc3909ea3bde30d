import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { billing, type Subscription } from '#contract/billing/checkout.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { profile } from '#web/accounts/accounts/api.ts'
import { call } from '#web/platform/http/call.ts'
import { clearChosenPlan } from '#web/platform/session/chosen-plan.ts'
import { isUndecided, waitBeforeAsking } from './asking-again.ts'

const SUBSCRIPTION = ['billing', 'subscription']
const RECEIPTS = ['billing', 'receipts']

/** Asked anew by every page that shows it: what may be done changes with the clock and with what happens at the provider. */
export const subscription = () =>
  queryOptions({
    queryKey: SUBSCRIPTION,
    queryFn: async ({ signal }) => (await call(billing.subscription, { signal })).data,
    staleTime: 0,
  })

export const receipts = () =>
  queryOptions({
    queryKey: RECEIPTS,
    queryFn: async ({ signal }) => (await call(billing.receipts, { signal })).data,
    staleTime: 0,
  })

const checkoutStatus = (checkoutId: string) => ({
  queryKey: ['billing', 'checkout', checkoutId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(billing.checkoutStatus, { params: { checkoutId }, signal })).data,
  staleTime: 0,
})

/** What became of a checkout, asked once. */
export const checkoutOnce = (checkoutId: string) => queryOptions({ ...checkoutStatus(checkoutId), retry: false })

/** The same, asked until it is known, ever more rarely; a server that is away is asked again like one that does not know yet. */
export const checkoutUntilKnown = (checkoutId: string) =>
  queryOptions({
    ...checkoutStatus(checkoutId),
    refetchInterval: ({ state }) =>
      isUndecided(state.data?.status, state.error) && waitBeforeAsking(state.dataUpdateCount + state.errorUpdateCount),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // The next turn is the retry.
    retry: false,
  })

export const beginCheckout = async (cycle: BillingCycle) => (await call(billing.checkout, { body: { cycle } })).data

export const openPortal = async () => (await call(billing.portal)).data

/** The role is part of what the profile says; with it the page learns that Pro is open. */
export function useStartTrial() {
  const queries = useQueryClient()
  return useChange(async () => {
    const started = (await call(billing.startTrial)).data
    clearChosenPlan()
    await queries.fetchQuery({ ...profile(), staleTime: 0 }).catch(() => undefined)
    return started
  })
}

export const useCancel = () => useChange(async () => (await call(billing.cancel)).data)
export const useResume = () => useChange(async () => (await call(billing.resume)).data)

const CHANGE = ['billing', 'change']

/** One change at a time, however often and wherever it is pressed. The reply is what the subscription is from now on; after a refusal it is asked for. */
function useChange(change: () => Promise<Subscription>) {
  const queries = useQueryClient()
  const changing = useMutation({
    mutationKey: CHANGE,
    mutationFn: change,
    onSuccess: (changed) => queries.setQueryData(subscription().queryKey, changed),
    onError: () => queries.invalidateQueries(subscription()),
  })
  const mutate: typeof changing.mutate = (...how) => {
    // What is drawn says it a moment later than the cache knows it.
    if (queries.isMutating({ mutationKey: CHANGE }) === 0) changing.mutate(...how)
  }
  return { ...changing, mutate }
}
