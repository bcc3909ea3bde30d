import { type TooManyTrials, tooManyTrials } from '#contract/billing/billing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { networkHash } from '#server/platform/auth/network-hash.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { secondsUntil } from '#server/platform/limits/limit.ts'
import { countInWindow } from '#server/platform/limits/stored-window.ts'

const DAY_MS = 24 * 60 * 60_000

export interface TrialVisitor {
  /** IPv4 address or IPv6 /64. */
  network: string
  /** Browser id. */
  device: string
  timeZone: string
}

/** Per window; 0: no limit. */
export interface TrialLimits {
  perDevice: number
  perNetwork: number
}

/**
 * Browsers can drop their id, so the network has a limit too, loose because a coaching centre may share it. A window is 24 hours
 * from its first trial. Needs the transaction that grants the trial.
 * @throws HttpError 429 naming the window's end
 */
export async function countTrial(db: Db, visitor: TrialVisitor, limits: TrialLimits, now: Date): Promise<void> {
  const { network, device, timeZone } = visitor
  const counted = [
    { by: 'device', hash: await networkHash(db, `${network} ${device}`), most: limits.perDevice },
    { by: 'network', hash: await networkHash(db, network), most: limits.perNetwork },
  ] as const
  for (const { by, hash, most } of counted) {
    const window = { table: 'billing_trial_networks', key: { network_hash: hash }, count: 'used', most, windowMs: DAY_MS }
    if (most > 0 && !(await countInWindow(db, window, now))) throw tooMany(by, await endOfWindow(db, hash), timeZone, now)
  }
}

async function endOfWindow(db: Db, hash: string): Promise<Date> {
  const { window_ends_at } = await db
    .selectFrom('billing_trial_networks')
    .where('network_hash', '=', hash)
    .select('window_ends_at')
    .executeTakeFirstOrThrow()
  return window_ends_at
}

function tooMany(by: 'device' | 'network', until: Date, timeZone: string, now: Date): HttpError {
  const retryAfter = secondsUntil(until.getTime(), now.getTime())
  return new HttpError(429, tooManyTrials({ by: by === 'device' ? by : 'other', ...timeOf(until, timeZone) }), {
    code: `trial_${by}_full`,
    retryAfter,
  })
}

/** E.g. `11:30`, `16` and `January`. */
function timeOf(at: Date, timeZone: string): Pick<TooManyTrials, 'time' | 'day' | 'month'> {
  return {
    time: at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
    day: at.toLocaleDateString('en-GB', { timeZone, day: 'numeric' }),
    month: at.toLocaleDateString('en-GB', { timeZone, month: 'long' }) as TooManyTrials['month'],
  }
}

export async function deleteOldTrialNetworks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('billing_trial_networks').where('window_ends_at', '<=', now).execute()
}
