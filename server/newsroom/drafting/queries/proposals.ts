import { sql } from 'kysely'
import type { Target } from '#contract/languages.ts'
import {
  MAX_LISTED_PROPOSALS,
  PROPOSAL_FAILURES,
  PROPOSAL_GONE,
  type ProposalFailure,
  type ProposalKind,
  type ProposalState,
} from '#contract/newsroom/drafting/drafting-rules.ts'
import type { ListedProposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { ProposalRequest, StoredPart } from '#contract/newsroom/drafting/stored-proposal.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

const proposalRows = (db: Db) =>
  db
    .selectFrom('desk_proposals')
    .leftJoin('users', 'users.user_id', 'desk_proposals.made_by')
    .select((eb) => [
      ...(['proposal_id', 'day', 'draft_id', 'kind', 'state', 'model', 'tokens_in', 'tokens_out', 'currency'] as const),
      ...(['cost_millionths', 'milliseconds', 'failure', 'next_try_at', 'finished_at', 'username'] as const),
      'desk_proposals.created_at',
      sql<number>`jsonb_array_length(parts)`.as('total'),
      sql<Target | null>`request ->> 'language'`.as('language'),
      eb
        .selectFrom('desk_proposal_decisions as decision')
        .whereRef('decision.proposal_id', '=', 'desk_proposals.proposal_id')
        .select(
          sql<{ accepted: number; rejected: number }>`jsonb_build_object(
          'accepted', count(*) filter (where decision.state = 'accepted'),
          'rejected', count(*) filter (where decision.state = 'rejected'))`.as('decided'),
        )
        .as('decided'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof proposalRows>['execute']>>[number]

function listed(row: Row): ListedProposal {
  const { cost_millionths: cost, currency, failure, total, decided } = row
  return {
    proposal_id: row.proposal_id,
    kind: row.kind as ProposalKind,
    day: row.day,
    draft_id: row.draft_id,
    language: row.language,
    state: row.state as ProposalState,
    failure: failure === null ? null : PROPOSAL_FAILURES[failure as ProposalFailure],
    next_try_at: row.next_try_at?.toISOString() ?? null,
    made_by: row.username,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    usage: {
      model: row.model,
      tokens_in: row.tokens_in,
      tokens_out: row.tokens_out,
      cost: cost === null || currency === null ? null : { amount: Number(cost) / 1_000_000, currency },
      milliseconds: row.milliseconds,
    },
    parts: { total, accepted: decided?.accepted ?? 0, rejected: decided?.rejected ?? 0 },
  }
}

/** Of a day and of its articles, newest first. */
export async function proposalsOf(db: Db, day: string): Promise<ListedProposal[]> {
  const rows = await proposalRows(db)
    .where('day', '=', day)
    .orderBy('desk_proposals.created_at', 'desc')
    .orderBy('proposal_id')
    .limit(MAX_LISTED_PROPOSALS)
    .execute()
  return rows.map(listed)
}

export interface WholeProposal {
  listed: ListedProposal
  request: ProposalRequest
  parts: StoredPart[]
  remarks: string[]
}

/** @throws HttpError 404 */
export async function proposalById(db: Db, proposalId: string): Promise<WholeProposal> {
  const row = await proposalRows(db)
    .where('proposal_id', '=', proposalId)
    .select(['request', 'parts', 'remarks'])
    .executeTakeFirst()
  if (!row) throw new HttpError(404, PROPOSAL_GONE)
  return { listed: listed(row), request: row.request, parts: row.parts, remarks: row.remarks }
}

export const decisionsOf = (db: Db, proposalId: string) =>
  db
    .selectFrom('desk_proposal_decisions as decision')
    .leftJoin('users', 'users.user_id', 'decision.by_id')
    .where('proposal_id', '=', proposalId)
    .select(['part', 'state', 'username', 'at', 'confirmed', 'draft_id'])
    .execute()
