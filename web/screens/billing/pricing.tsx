import { SAVING } from '#contract/billing/plans.ts'
import type { PublicCopy } from '#contract/site/public-copy.ts'
import { PageHeader } from '#web/site/marketing/page-header.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { PublicPlans } from '#web/site/marketing/public-plans.tsx'
import { TrustStrip } from '#web/site/marketing/trust-strip.tsx'

export function PricingScreen({ copy: { pricing } }: { copy: PublicCopy }) {
  return (
    <PublicPage path="/pricing">
      <PageHeader title={pricing.title} lead={pricing.lead} />
      <PublicPlans />
      {/* The server puts its own prices here, if the operator has set some. */}
      <p className="mt-6 max-w-prose text-quiet">{`{member.price|${pricing.memberNote.replace('{saving}', SAVING)}}`}</p>
      <div className="mt-8 max-w-4xl">
        <TrustStrip />
      </div>
    </PublicPage>
  )
}
