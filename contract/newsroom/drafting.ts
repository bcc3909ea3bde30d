import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Day, Id } from '#contract/text.ts'
import { PROPOSAL_GONE } from './drafting/drafting-rules.ts'
import { Asking, Deciding, DraftingService, ListedProposal, Proposal } from './drafting/proposal-shapes.ts'

const proposal = { params: z.object({ proposalId: Id }), notFound: PROPOSAL_GONE }

export const drafting = {
  list: endpoint('GET /api/admin/desk/days/:day/proposals', 'admin', {
    summary: 'What was asked of the drafting service for a day and its articles, newest first, and whether it can be asked',
    params: z.object({ day: Day }),
    reply: data(z.object({ service: DraftingService, proposals: z.array(ListedProposal) })),
  }),
  ask: endpoint('POST /api/admin/desk/proposals', 'admin', {
    summary: 'Ask the drafting service for topics, an article, questions, cards or mains questions, from chosen sources only',
    body: Asking,
    reply: data(z.object({ proposal_id: Id })),
  }),
  read: endpoint('GET /api/admin/desk/proposals/:proposalId', 'admin', {
    summary: 'A proposal: every sentence with its passages, and what of it is not in them',
    ...proposal,
    rate: 'heavy',
    reply: data(Proposal),
  }),
  cancel: endpoint('POST /api/admin/desk/proposals/:proposalId/cancel', 'admin', {
    summary: 'No longer wait for a proposal. What the service sends after that is discarded',
    ...proposal,
    reply: Done,
  }),
  decide: endpoint('PUT /api/admin/desk/proposals/:proposalId/parts/:part', 'admin', {
    summary:
      'Accept a part into its article, without removed sentences, or reject it. Sentences that differ from their passages or have none are to be confirmed',
    params: z.object({ proposalId: Id, part: z.coerce.number().int().min(0).max(1000) }),
    notFound: PROPOSAL_GONE,
    body: Deciding,
    reply: data(z.object({ revision: z.number().int().nullable(), draft_id: Id.nullable() })),
  }),
}
