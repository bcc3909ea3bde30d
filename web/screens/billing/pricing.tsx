import { chargeFor } from '#contract/billing/billing-rules.ts'
import { formatShortMoney } from '#contract/billing/money.ts'
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
      <PublicPlans memberNote={memberNote(pricing.memberNote)} />
      <div className="mt-8 max-w-4xl">
        <TrustStrip />
      </div>
    </PublicPage>
  )
}

/** The server replaces this if the operator has set other prices. */
function memberNote(text: string): string {
  const sentence = text
    .replace('{saving}', SAVING)
    .replace('{monthly}', formatShortMoney(chargeFor('monthly')))
    .replace('{yearly}', formatShortMoney(chargeFor('yearly')))
  return `{member.price|${sentence}}`
}
