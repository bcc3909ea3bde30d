import { sql } from 'kysely'
import type { ProposalFailure } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { StoredPart } from '#contract/newsroom/drafting/stored-proposal.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { TokenUsage } from '#server/platform/external/chat-service.ts'
import { releaseWork } from '#server/platform/jobs/lease.ts'
import { returnQuota } from '#server/platform/limits/quota.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { type ClaimedProposal, claimed, PROPOSALS } from './claim-proposal.ts'

export type Prices = { in: number; out: number; currency: string } | null

export interface Spent {
  usage: TokenUsage
  milliseconds: number
}

const NOTHING = { lease: null, lease_until: null, next_try_at: null }

/** What the service charged is kept, also of a proposal that was cancelled while it worked. */
export async function finishProposal(
  db: Db,
  proposal: ClaimedProposal,
  { parts, remarks }: { parts: StoredPart[]; remarks: string[] },
  spent: Spent & { prices: Prices },
  now: Date,
): Promise<void> {
  const costs = costsOf(spent)
  const done = await claimed(db, proposal)
    .set({
      state: 'done',
      finished_at: now,
      parts: JSON.stringify(parts),
      remarks: JSON.stringify(remarks),
      ...costs,
      ...NOTHING,
    })
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) await addCosts(db, proposal, costs)
}

/** Returns the quota, unless the service was reached. */
export function failProposal(
  db: Db,
  proposal: ClaimedProposal,
  failure: ProposalFailure,
  { quota, spent }: { quota: Quota; spent: (Spent & { prices: Prices }) | undefined },
  now: Date,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const costs = spent ? costsOf(spent) : {}
    const failed = await claimed(db, proposal)
      .set({ state: 'failed', failure, finished_at: now, ...costs, ...NOTHING })
      .executeTakeFirst()
    if (failed.numUpdatedRows === 0n) return addCosts(db, proposal, costs)
    if (!spent && proposal.made_by) await returnQuota(db, proposal.made_by, 'drafts', quota, proposal.created_at)
  })
}

/** @param isCounted false: the service was not asked */
export const waitAgain = (db: Db, proposal: ClaimedProposal, at: Date | null, isCounted: boolean) =>
  releaseWork(db, PROPOSALS, proposal, { set: sql`state = 'waiting', next_try_at = ${at}`, isCounted })

/** So far, of a proposal that waits for the rest. */
export const keepCosts = (db: Db, proposal: ClaimedProposal, spent: Spent & { prices: Prices }) =>
  claimed(db, proposal).set(costsOf(spent)).execute()

const addCosts = async (db: Db, { proposal_id }: ClaimedProposal, costs: Partial<ReturnType<typeof costsOf>>): Promise<void> => {
  if (Object.keys(costs).length > 0)
    await db
      .updateTable('desk_proposals')
      .set(costs)
      .where('proposal_id', '=', proposal_id)
      .where('state', '=', 'cancelled')
      .execute()
}

function costsOf({ usage: { tokensIn, tokensOut }, milliseconds, prices }: Spent & { prices: Prices }) {
  // A price of a million tokens in millionths: that of one.
  const cost = prices && (tokensIn ?? 0) * prices.in + (tokensOut ?? 0) * prices.out
  const isSaid = tokensIn !== null || tokensOut !== null
  return {
    ...{ tokens_in: tokensIn, tokens_out: tokensOut, milliseconds: Math.round(milliseconds) },
    cost_millionths: cost === null || !isSaid ? null : Math.round(cost),
    currency: prices?.currency ?? null,
  }
}
