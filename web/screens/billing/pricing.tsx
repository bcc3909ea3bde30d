import { dollars, plans, SAVING } from '#contract/billing/plans.ts'
import type { PublicCopy } from '#contract/site/public-copy.ts'
import * as m from '#messages/site/marketing/plans.ts'
import { PageHeader } from '#web/site/marketing/page-header.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { PublicPlans } from '#web/site/marketing/public-plans.tsx'
import { TrustStrip } from '#web/site/marketing/trust-strip.tsx'

export function PricingScreen({ copy: { pricing } }: { copy: PublicCopy }) {
  return (
    <PublicPage path="/pricing">
      <PageHeader title={pricing.title} lead={pricing.lead} />
      <PublicPlans memberNote={memberNote(pricing.memberNote)} />
      <div className="mt-8 max-w-4xl">
        <TrustStrip />
      </div>
    </PublicPage>
  )
}

/** What everybody pays who signs up, and the list prices. */
function memberNote(text: string): string {
  const { monthlyPrice, yearlyPrice } = plans.list.pro
  const listed = text
    .replace('{monthly}', dollars(monthlyPrice))
    .replace('{yearly}', dollars(yearlyPrice))
    .replace('{year}', dollars(12 * yearlyPrice))
  return `{price.member|${m.everybodyPaysLess({ saving: SAVING })}} ${listed}`
}
