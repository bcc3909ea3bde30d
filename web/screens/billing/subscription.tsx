import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import * as m from '#messages/screens/billing.ts'
import { subscription } from '#web/billing/checkout/api.ts'
import { ChosenPlanNotice } from '#web/billing/checkout/chosen-plan-notice.tsx'
import { PlanOffer } from '#web/billing/checkout/plan-offer.tsx'
import { UnfinishedCheckoutNotice } from '#web/billing/checkout/unfinished-checkout-notice.tsx'
import { useBillingCycle } from '#web/billing/checkout/use-billing-cycle.ts'
import { knownPrices } from '#web/billing/shared/known-prices.ts'
import { paths } from '#web/platform/paths.ts'
import { LegalLinks } from '#web/site/marketing/legal-links.tsx'
import { MemberPlans } from '#web/site/marketing/member-plans.tsx'
import { TrustStrip } from '#web/site/marketing/trust-strip.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

export function Component() {
  const [search] = useSearchParams()
  const [cycle, selectCycle] = useBillingCycle()
  const { data } = useQuery(subscription())
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to={paths.me}>{m.backToMe}</BackLink>
      <h1 className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">{m.subscription}</h1>
      {search.get('for') === 'community' && <Notice className="mb-6">{m.communityNeedsPro}</Notice>}
      <ChosenPlanNotice />
      <UnfinishedCheckoutNotice />
      <MemberPlans cycle={cycle} onSelect={selectCycle} prices={data?.prices ?? knownPrices()}>
        <PlanOffer cycle={cycle} />
      </MemberPlans>
      <div className="mt-8">
        <TrustStrip />
      </div>
      <div className="mt-4">
        <LegalLinks />
      </div>
    </div>
  )
}
