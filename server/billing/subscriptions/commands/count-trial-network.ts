import { trialNetworkFull } from '#contract/billing/billing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { networkHash } from '#server/platform/auth/network-hash.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { countInWindow } from '#server/platform/limits/count-in-window.ts'

const DAY_MS = 24 * 60 * 60_000

export interface TrialVisitor {
  /** An IPv4 address or an IPv6 /64. */
  network: string
  timeZone: string
}

/**
 * Counts one trial for the network of the caller. A window of 24 hours begins with its first trial. Must run inside the transaction that grants the trial.
 * @param most trials per network and window; 0: no limit
 * @throws HttpError 429 that names the end of the window, in the time zone of the caller
 */
export async function countTrialOfNetwork(db: Db, { network, timeZone }: TrialVisitor, most: number, now: Date): Promise<void> {
  if (most === 0) return
  const hash = await networkHash(db, network)
  const window = { table: 'billing_trial_networks', key: { network_hash: hash }, count: 'used', most, windowMs: DAY_MS }
  if (!(await countInWindow(db, window, now))) throw networkFull(await endOfWindow(db, hash), timeZone, now)
}

async function endOfWindow(db: Db, hash: string): Promise<Date> {
  const { window_ends_at } = await db
    .selectFrom('billing_trial_networks')
    .where('network_hash', '=', hash)
    .select('window_ends_at')
    .executeTakeFirstOrThrow()
  return window_ends_at
}

function networkFull(until: Date, timeZone: string, now: Date): HttpError {
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return new HttpError(429, trialNetworkFull(timeOf(until, timeZone)), { code: 'trial_network_full', retryAfter })
}

/** @returns e.g. `11:30 on 16 January` */
function timeOf(at: Date, timeZone: string): string {
  const time = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${time} on ${at.toLocaleDateString('en-GB', { timeZone, day: 'numeric', month: 'long' })}`
}

export async function deleteOldTrialNetworks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('billing_trial_networks').where('window_ends_at', '<=', now).execute()
}
