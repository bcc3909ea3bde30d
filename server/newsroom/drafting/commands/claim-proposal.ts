import { sql } from 'kysely'
import type { ProposalKind } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { ProposalRequest } from '#contract/newsroom/drafting/stored-proposal.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'

export interface ClaimedProposal {
  proposal_id: string
  kind: ProposalKind
  day: string
  draft_id: string | null
  request: ProposalRequest
  attempts: number
  lease: string
  made_by: string | null
  created_at: Date
}

/** One that is interrupted often may be what ends the process. */
const MAX_INTERRUPTIONS = 3

/** The oldest that waits, or whose process ended. Two processes get different ones. */
export async function claimProposal(
  db: Db,
  service: { host: string; model: string },
  now: Date,
  leaseMs: number,
): Promise<ClaimedProposal | undefined> {
  await db
    .updateTable('desk_proposals')
    .set({ state: 'failed', failure: 'interrupted', finished_at: now, lease: null, lease_until: null })
    .where('state', '=', 'working')
    .where('lease_until', '<', now)
    .where('attempts', '>=', MAX_INTERRUPTIONS)
    .execute()
  const { rows } = await sql<ClaimedProposal>`
    update desk_proposals set state = 'working', lease = ${newId()}::uuid, lease_until = ${new Date(now.getTime() + leaseMs)},
      attempts = attempts + 1, next_try_at = null, host = ${service.host}, model = ${service.model}
    where proposal_id = (
      select proposal_id from desk_proposals where state in ('waiting', 'working')
        and case state when 'working' then lease_until < ${now} else next_try_at is null or next_try_at <= ${now} end
      order by created_at, proposal_id limit 1 for update skip locked)
    returning proposal_id, kind, day, draft_id, request, attempts, lease, made_by, created_at`.execute(db)
  return rows[0]
}

/** Matches nothing once it was cancelled, or another process has it. */
export const claimed = (db: Db, { proposal_id, lease }: ClaimedProposal) =>
  db
    .updateTable('desk_proposals')
    .where('proposal_id', '=', proposal_id)
    .where('lease', '=', lease)
    .where('state', '=', 'working')

/** At shutdown: others can claim it at once, and it counts as not tried. */
export async function releaseProposal(db: Db, proposal: ClaimedProposal): Promise<void> {
  await claimed(db, proposal)
    .set({ state: 'waiting', lease: null, lease_until: null, attempts: sql`greatest(attempts - 1, 0)` })
    .execute()
}
