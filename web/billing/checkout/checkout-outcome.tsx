import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { priceInWords } from '#web/billing/subscriptions/money.ts'
import { PaidFacts } from '#web/billing/subscriptions/paid-facts.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { checkoutUntilKnown } from './api.ts'
import { forgetOpenCheckout } from './open-checkout.ts'
import { OUTCOME_WORDS, outcomeOf } from './outcomes.ts'
import { WaysOn } from './ways-on.tsx'

/** What became of a payment, as our own server has it from the provider. This page only asks: coming here opens nothing. */
export function CheckoutOutcome({ checkoutId }: { checkoutId: string }) {
  const question = checkoutUntilKnown(checkoutId)
  const { data, error, isFetching, refetch } = useQuery(question)
  const asked = useQueryClient().getQueryState(question.queryKey)
  const times = (asked?.dataUpdateCount ?? 0) + (asked?.errorUpdateCount ?? 0)
  const outcome = outcomeOf({ status: data?.status, error, times })
  const { title, text } = OUTCOME_WORDS[outcome]
  useTitle(title)
  useForgetting(outcome === 'paid' || outcome === 'expired' || outcome === 'flagged')

  return (
    <div aria-live="polite">
      <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
      <p className="mt-3 flex items-start gap-3 text-lg">
        {(outcome === 'waiting' || outcome === 'asking') && (
          <span className="mt-1 text-accent">
            <Spinner />
          </span>
        )}
        <span>{text}</span>
      </p>
      {outcome === 'paid' && <PaidFacts />}
      {outcome === 'flagged' && <p className="mt-3 wrap-anywhere">Number: {checkoutId}</p>}
      {data && outcome !== 'paid' && <p className="mt-3 text-quiet">Ordered: Pro, {priceInWords(data.price, data.cycle)}</p>}
      {/* The first answer takes a moment: the ways on come with it, and stand where they stay. */}
      {outcome !== 'asking' && <WaysOn outcome={outcome} cycle={data?.cycle} isAsking={isFetching} onAsk={() => refetch()} />}
    </div>
  )
}

/** What is decided is no checkout that somebody left. */
function useForgetting(isDecided: boolean) {
  const { user } = useSession()
  useEffect(() => {
    if (isDecided && user) forgetOpenCheckout(user.id)
  }, [isDecided, user])
}
