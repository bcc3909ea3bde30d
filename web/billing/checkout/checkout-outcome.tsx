import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatPrice } from '#web/billing/subscriptions/money.ts'
import { PaidSummary } from '#web/billing/subscriptions/paid-summary.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { pollCheckoutStatus } from './api.ts'
import { clearOpenCheckout } from './open-checkout.ts'
import { OutcomeActions } from './outcome-actions.tsx'
import { OUTCOME_TEXTS, outcomeOf } from './outcomes.ts'

/** Shows the payment status that the server has from the provider. Opening this page grants nothing. */
export function CheckoutOutcome({ checkoutId }: { checkoutId: string }) {
  const query = pollCheckoutStatus(checkoutId)
  const { data, error, isFetching, refetch } = useQuery(query)
  const pollState = useQueryClient().getQueryState(query.queryKey)
  const polls = (pollState?.dataUpdateCount ?? 0) + (pollState?.errorUpdateCount ?? 0)
  const outcome = outcomeOf({ status: data?.status, error, polls })
  const { title, text } = OUTCOME_TEXTS[outcome]
  useTitle(title)
  useClearOpenCheckout(outcome === 'paid' || outcome === 'paid_twice' || outcome === 'expired' || outcome === 'flagged')

  return (
    <div aria-live="polite">
      <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
      <p className="mt-3 flex items-start gap-3 text-lg">
        {(outcome === 'waiting' || outcome === 'loading') && (
          <span className="mt-1 text-accent">
            <Spinner />
          </span>
        )}
        <span>{text}</span>
      </p>
      {outcome === 'paid' && <PaidSummary />}
      {outcome === 'flagged' && <p className="mt-3 wrap-anywhere">Checkout number: {checkoutId}</p>}
      {data && outcome !== 'paid' && <p className="mt-3 text-quiet">Ordered: Pro, {formatPrice(data.price, data.cycle)}</p>}
      {/* Buttons appear with the first reply, so that they do not move. */}
      {outcome !== 'loading' && (
        <OutcomeActions outcome={outcome} cycle={data?.cycle} isChecking={isFetching} onCheck={() => refetch()} />
      )}
    </div>
  )
}

/** A checkout with a final status is no longer unfinished. */
function useClearOpenCheckout(isFinal: boolean) {
  const { user } = useSession()
  useEffect(() => {
    if (isFinal && user) clearOpenCheckout(user.id)
  }, [isFinal, user])
}
