import { useSearchParams } from 'react-router'
import { ChosenNote } from '#web/billing/checkout/chosen-note.tsx'
import { LeftCheckoutNote } from '#web/billing/checkout/left-checkout-note.tsx'
import { PlanOffer } from '#web/billing/checkout/plan-offer.tsx'
import { usePickedCycle } from '#web/billing/checkout/use-picked-cycle.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { MemberPlans } from '#web/site/marketing/member-plans.tsx'
import { TrustStrip } from '#web/site/marketing/trust-strip.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

export function SubscriptionScreen() {
  useTitle('Subscription')
  const [search] = useSearchParams()
  const [cycle, pick] = usePickedCycle()
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to={paths.dashboard}>Back to dashboard</BackLink>
      <h1 className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">Subscription</h1>
      {search.get('for') === 'community' && <Notice className="mb-6">The community is for Pro members.</Notice>}
      <ChosenNote />
      <LeftCheckoutNote />
      <MemberPlans cycle={cycle} onPick={pick}>
        <PlanOffer cycle={cycle} />
      </MemberPlans>
      <div className="mt-8">
        <TrustStrip />
      </div>
    </div>
  )
}
