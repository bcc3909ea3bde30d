import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { BillingCycle } from '#contract/billing/plans.ts'
import * as m from '#messages/billing/checkout.ts'
import * as ui from '#messages/ui.ts'
import { formatPrice } from '#web/billing/subscriptions/money.ts'
import { PaidSummary } from '#web/billing/subscriptions/paid-summary.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { pollCheckoutStatus } from './api.ts'
import { clearOpenCheckout } from './open-checkout.ts'
import { OUTCOME_TEXTS, type Outcome, outcomeOf } from './outcomes.ts'

/** Opening this page grants nothing; the provider sends the status. */
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
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </p>
      {outcome === 'paid' && <PaidSummary />}
      {outcome === 'flagged' && <p className="mt-3 wrap-anywhere">{m.checkoutNumber({ id: checkoutId })}</p>}
      {data && outcome !== 'paid' && (
        <p className="mt-3 text-quiet">{m.ordered({ price: formatPrice(data.price, data.cycle) })}</p>
      )}
      {/* Buttons wait for the first reply, to avoid layout shift. */}
      {outcome !== 'loading' && (
        <OutcomeActions outcome={outcome} cycle={data?.cycle} isChecking={isFetching} onCheck={() => refetch()} />
      )}
    </div>
  )
}

function useClearOpenCheckout(isFinal: boolean) {
  const { user } = useSession()
  useEffect(() => {
    if (isFinal && user) clearOpenCheckout(user.id)
  }, [isFinal, user])
}

interface OutcomeActionsProps {
  outcome: Outcome
  cycle: BillingCycle | undefined
  isChecking: boolean
  onCheck: () => void
}

/** The most likely step first. */
function OutcomeActions({ outcome, cycle, isChecking, onCheck }: OutcomeActionsProps) {
  const toPlans = cycle ? paths.subscriptionBy(cycle) : paths.subscription
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {(outcome === 'slow' || outcome === 'offline') && (
        <Button onClick={onCheck} disabled={isChecking}>
          {m.checkAgain}
        </Button>
      )}
      {outcome === 'paid' && <ActionLink to={paths.dashboard}>{m.goToArticles}</ActionLink>}
      {outcome === 'declined' && <ActionLink to={toPlans}>{ui.tryAgain}</ActionLink>}
      {outcome === 'expired' && <ActionLink to={toPlans}>{m.startAgain}</ActionLink>}
      {outcome === 'flagged' && <ActionLink to={paths.feedbackSubmit}>{m.contactUs}</ActionLink>}
      {(outcome === 'paid' || outcome === 'paid_twice' || outcome === 'not-found') && (
        <ActionLink to={paths.settingsPage('plan')} isSecondary={outcome === 'paid'}>
          {m.seeSubscription}
        </ActionLink>
      )}
      {outcome !== 'paid' && (
        <ActionLink to={paths.dashboard} isSecondary>
          {m.goToToday}
        </ActionLink>
      )}
    </div>
  )
}

function ActionLink({ to, isSecondary = false, children }: { to: string; isSecondary?: boolean; children: string }) {
  return (
    <Link to={to} className={buttonStyle({ variant: isSecondary ? 'outline' : 'default' })}>
      {children}
    </Link>
  )
}
