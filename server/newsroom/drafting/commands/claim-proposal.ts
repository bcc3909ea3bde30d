import { sql } from 'kysely'
import type { ProposalKind } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { ProposalRequest } from '#contract/newsroom/drafting/stored-proposal.ts'
import type { Db } from '#server/db/open.ts'
import { claimNext, failInterrupted, isHeld, type WorkTable } from '#server/platform/jobs/lease.ts'

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

export const PROPOSALS: WorkTable<ClaimedProposal> = {
  name: 'desk_proposals',
  id: 'proposal_id',
  attempts: 'attempts',
  lease: 'lease',
  until: 'lease_until',
  working: sql`state = 'working'`,
}

/** The oldest that waits, or whose process ended. */
export async function claimProposal(
  db: Db,
  service: { host: string; model: string },
  now: Date,
  leaseMs: number,
): Promise<ClaimedProposal | undefined> {
  const interrupted = sql`state = 'failed', failure = 'interrupted', finished_at = ${now}`
  await failInterrupted(db, PROPOSALS, { most: MAX_INTERRUPTIONS, set: interrupted }, now)
  const next = {
    where: sql`state in ('waiting', 'working')
      and case state when 'working' then lease_until < ${now} else next_try_at is null or next_try_at <= ${now} end`,
    order: sql`created_at, proposal_id`,
    set: sql`state = 'working', next_try_at = null, host = ${service.host}, model = ${service.model}`,
    returning: sql`proposal_id, kind, day, draft_id, request, attempts, lease, made_by, created_at`,
  }
  return claimNext(db, PROPOSALS, next, now, leaseMs)
}

/** Matches nothing once it was cancelled, or another process has it. */
export const claimed = (db: Db, proposal: ClaimedProposal) => db.updateTable('desk_proposals').where(isHeld(PROPOSALS, proposal))
