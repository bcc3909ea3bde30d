import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { BILLING_SENTENCES, TRIAL_DAYS } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/billing/checkout.ts'
import * as ui from '#messages/ui.ts'
import { knownPrices } from '#web/billing/shared/known-prices.ts'
import { isLive } from '#web/billing/subscriptions/billing-status.ts'
import { formatPrice } from '#web/billing/subscriptions/money.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { subscription, useStartTrial } from './api.ts'
import { PaymentFailure } from './payment-failure.tsx'
import { TestCheckoutNote } from './test-checkout-note.tsx'
import { useCheckout } from './use-checkout.ts'

export function PlanOffer({ cycle }: { cycle: BillingCycle }) {
  const loaded = useQuery(subscription())
  const mayBegin = useSession().user?.role === 'free'
  // Reserved to avoid layout shift.
  return (
    <div className={`space-y-4 ${loaded.isPending ? 'min-h-60' : ''}`}>
      {loaded.isPending && mayBegin && (
        <>
          <Offer subscription={{ ...EXPECTED, prices: knownPrices() }} cycle={cycle} isKnown={false} />
          <p role="status" className="sr-only">
            {m.loadingOptions}
          </p>
        </>
      )}
      {loaded.isPending && !mayBegin && (
        <Loading label={m.loadingOptions}>
          <SkeletonLines count={3} />
        </Loading>
      )}
      {loaded.isError && !loaded.data && (
        <>
          <Notice tone="error" title={m.optionsDidNotLoad}>
            {failureText(loaded.error, m.checkConnection)}
          </Notice>
          <Button variant="outline" className="w-full" busy={loaded.isFetching} onClick={() => loaded.refetch()}>
            {ui.tryAgain}
          </Button>
        </>
      )}
      {loaded.data && <Offer subscription={loaded.data} cycle={cycle} />}
    </div>
  )
}

type Offered = Pick<Subscription, 'can_start_trial' | 'can_checkout' | 'has_upi' | 'checkout' | 'prices' | 'state'>

/** Of a free member, until the reply says more. */
const EXPECTED: Omit<Offered, 'prices'> = {
  can_start_trial: true,
  can_checkout: true,
  has_upi: false,
  checkout: 'open',
  state: null,
}

interface OfferProps {
  subscription: Offered
  cycle: BillingCycle
  isKnown?: boolean
}

function Offer({ subscription, cycle, isKnown = true }: OfferProps) {
  const trial = useStartTrial()
  const checkout = useCheckout()
  const isBusy = trial.isPending || checkout.isBusy || !isKnown
  const { can_start_trial, can_checkout } = subscription
  const failure = trial.error ?? checkout.error
  const price = formatPrice(subscription.prices[cycle], cycle)

  return (
    <>
      {can_start_trial && (
        <Button size="lg" className="w-full" busy={trial.isPending} disabled={isBusy} onClick={() => trial.mutate()}>
          {m.tryFree({ days: TRIAL_DAYS })}
        </Button>
      )}
      {can_checkout && (
        <Button
          size="lg"
          variant={can_start_trial ? 'outline' : 'default'}
          className="w-full"
          busy={checkout.isBusy}
          disabled={isBusy}
          onClick={() => checkout.go(cycle)}
        >
          {can_start_trial ? m.payNow({ price }) : m.getPro({ price })}
        </Button>
      )}
      <p className="text-sm text-quiet empty:hidden">{termsOf(subscription, cycle)}</p>
      {can_checkout && subscription.checkout === 'test' && <TestCheckoutNote />}
      {!can_checkout && <CheckoutUnavailable subscription={subscription} isTrialOpen={can_start_trial} />}
      {failure !== null && failure !== undefined && <PaymentFailure error={failure} />}
    </>
  )
}

const RENEWS: Record<BillingCycle, string> = { monthly: m.renewsMonthly, yearly: m.renewsYearly }
const IF_PAID_RENEWS: Record<BillingCycle, string> = { monthly: m.ifPaidRenewsMonthly, yearly: m.ifPaidRenewsYearly }

/** One paragraph for both buttons. */
function termsOf({ can_start_trial, can_checkout, has_upi }: Offered, cycle: BillingCycle): string {
  return [
    can_start_trial && m.aboutTrial({ days: TRIAL_DAYS }),
    can_checkout && (can_start_trial ? IF_PAID_RENEWS : RENEWS)[cycle],
    can_checkout && has_upi && m.upiOrCard,
  ]
    .filter(Boolean)
    .join(' ')
}

/** With the sentences of the server's errors. */
function CheckoutUnavailable({ subscription, isTrialOpen }: { subscription: Offered; isTrialOpen: boolean }) {
  const { user } = useSession()
  if (can(user?.role, 'staff'))
    return (
      <Notice>
        <p>
          {BILLING_SENTENCES.staffRole} {m.ifNeededForWork}
        </p>
        <Link to={paths.feedbackSubmit} className={buttonStyle({ variant: 'link', className: '-ms-4' })}>
          {m.contactTeam}
        </Link>
      </Notice>
    )
  if (isLive(subscription))
    return (
      <Notice>
        <p>{BILLING_SENTENCES.alreadySubscribed}</p>
        <Link to={paths.settingsPage('plan')} className={buttonStyle({ variant: 'link', className: '-ms-4' })}>
          {m.openSettings}
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
