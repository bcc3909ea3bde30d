import { BILLING_SENTENCES } from '#contract/billing/billing-rules.ts'
import { orProviderAway } from '#server/billing/providers/provider-away.ts'
import type { BillingDeps } from '#server/payments/payments.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findBillingStatus } from './find-billing-status.ts'

/** @throws HttpError 409 if never paid, 503 */
export async function createPortalUrl({ db, payments, publicUrl }: BillingDeps, userId: string, now: Date): Promise<string> {
  const { paid } = await findBillingStatus(db, userId, now)
  const provider = paid && payments.of(paid.provider)
  if (!provider) throw new HttpError(409, BILLING_SENTENCES.noPortal, { code: 'no_portal' })
  return orProviderAway(provider.portalUrl(paid, `${publicUrl}/settings/plan`))
}
