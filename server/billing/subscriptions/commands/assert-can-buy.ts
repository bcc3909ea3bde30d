import { BILLING_SENTENCES } from '#contract/billing/billing-rules.ts'
import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { type BillingStatus, findBillingStatus } from './find-billing-status.ts'

/** @throws HttpError 409 */
export async function assertCanBuy(db: Db, userId: string, now: Date): Promise<BillingStatus> {
  const status = await findBillingStatus(db, userId, now)
  const { role, shown, isTrial } = status
  if (can(role, 'staff')) throw conflict('staffRole', 'role_kept')
  if (shown.state !== null && shown.state !== 'ended' && !isTrial) throw conflict('alreadySubscribed', 'already_subscribed')
  if (role === 'pro' && !isTrial) throw conflict('alreadyPro', 'already_pro')
  return status
}

const conflict = (sentence: keyof typeof BILLING_SENTENCES, code: string) =>
  new HttpError(409, BILLING_SENTENCES[sentence], { code })
