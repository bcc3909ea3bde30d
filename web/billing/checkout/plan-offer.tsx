import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { BILLING_SENTENCES, chargeFor, TRIAL_DAYS } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/checkout.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { isLive } from '#web/billing/subscriptions/billing-status.ts'
import { priceInWords } from '#web/billing/subscriptions/money.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { subscription, useStartTrial } from './api.ts'
import { PaymentFailure } from './payment-failure.tsx'
import { TestCheckoutNote } from './test-checkout-note.tsx'
import { useCheckout } from './use-checkout.ts'

/** What somebody without Pro can do about it: try it, pay for it, or read why neither is open. */
export function PlanOffer({ cycle }: { cycle: BillingCycle }) {
  const loaded = useQuery(subscription())
  // As high from the start as what mostly comes, so that the page below hardly moves.
  return (
    <div className={`space-y-4 ${loaded.isPending ? 'min-h-60' : ''}`}>
      {loaded.isPending && (
        <Loading label="Loading what is open to you">
          <Skeleton className="h-13" />
        </Loading>
      )}
      {loaded.isError && !loaded.data && (
        <QuietFailure
          text={failureText(loaded.error, 'What is open to you could not be loaded.')}
          onRetry={() => loaded.refetch()}
          busy={loaded.isFetching}
        />
      )}
      {loaded.data && <Offer subscription={loaded.data} cycle={cycle} />}
    </div>
  )
}

function Offer({ subscription, cycle }: { subscription: Subscription; cycle: BillingCycle }) {
  const trial = useStartTrial()
  const checkout = useCheckout()
  const isBusy = trial.isPending || checkout.isBusy
  const { can_start_trial, can_checkout } = subscription
  const failure = trial.error ?? checkout.error

  return (
    <>
      {can_start_trial && (
        <div>
          <Button size="lg" className="w-full" busy={trial.isPending} disabled={isBusy} onClick={() => trial.mutate()}>
            Try Pro free for {TRIAL_DAYS} days
          </Button>
          <p className="mt-2 text-sm text-quiet">
            No card. After {TRIAL_DAYS} days you are back on Free by itself, and nothing is charged.
          </p>
        </div>
      )}
      {can_checkout && (
        <div>
          <Button
            size="lg"
            variant={can_start_trial ? 'outline' : 'default'}
            className="w-full"
            busy={checkout.isBusy}
            disabled={isBusy}
            onClick={() => checkout.go(cycle)}
          >
            {can_start_trial ? 'Pay now' : 'Get Pro'}: {priceInWords(chargeFor(cycle), cycle)}
          </Button>
          <p className="mt-2 text-sm text-quiet">
            Goes on {cycle === 'monthly' ? 'month by month' : 'year by year'} until you cancel. Tax may be added where you live.
          </p>
        </div>
      )}
      {can_checkout && subscription.checkout === 'test' && <TestCheckoutNote />}
      {!can_checkout && <WhyNot subscription={subscription} isTrialOpen={can_start_trial} />}
      {failure !== null && failure !== undefined && <PaymentFailure error={failure} />}
    </>
  )
}

/** The server's own sentences for what it would refuse. */
function WhyNot({ subscription, isTrialOpen }: { subscription: Subscription; isTrialOpen: boolean }) {
  const { user } = useSession()
  if (user?.role === 'tester') return <Notice>{BILLING_SENTENCES.roleKept}</Notice>
  if (isLive(subscription))
    return (
      <Notice>
        <p>{BILLING_SENTENCES.alreadySubscribed}</p>
        <Link to={paths.settings} className={buttonStyle({ variant: 'link', className: '-ml-4' })}>
          Open Settings
        </Link>
      </Notice>
    )
  if (subscription.checkout !== 'closed') return null
  return isTrialOpen ? (
    <p className="text-sm text-quiet">{BILLING_SENTENCES.closed}</p>
  ) : (
    <Notice>{BILLING_SENTENCES.closed}</Notice>
  )
}
