import type { DraftedKind, ProposalFailure } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { JobLog } from '#server/job-context.ts'
import { passagesOf } from '#server/newsroom/shared/source-passages.ts'
import type { ChatService, TokenUsage } from '#server/platform/external/chat-service.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { keepLease } from '#server/platform/jobs/lease.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { draftMaterial, namedSources, olderArticles } from '../queries/material.ts'
import { sectionsOf } from '../queries/sections.ts'
import { instructionsFor } from '../replies/instructions.ts'
import { materialFor } from '../replies/material.ts'
import { type Asked, readReply } from '../replies/read-reply.ts'
import { type ClaimedProposal, claimProposal, PROPOSALS } from './claim-proposal.ts'
import { meteredChat } from './metered-chat.ts'
import { failProposal, finishProposal, keepCosts, type Prices, waitAgain } from './settle-proposal.ts'
import { type TranslatedDraft, translateDraft, untranslatedUnits } from './translate-draft.ts'

export interface DraftingContext {
  db: Db
  chat: ChatService | undefined
  prices: Prices
  quota: Quota
  now: () => Date
  log: JobLog
  leaseMs?: number
}

const LEASE_MS = 60_000
/** The queue ends jobs after 15 minutes. */
const RUN_MS = 10 * 60_000
/** Several times the longest usable reply. */
const MAX_REPLY_BYTES = 512 * 1024
const MAX_TRIES = 5
const FIRST_DELAY_MS = 30_000
const NOTHING_SAID = { usage: { tokensIn: null, tokensOut: null }, milliseconds: 0, prices: null }

/** One after the other, until none is due. */
export async function makeProposals(context: DraftingContext, stopping?: AbortSignal): Promise<void> {
  const { db, chat, now, leaseMs = LEASE_MS } = context
  if (!chat || context.quota.most === 0) return
  const until = Date.now() + RUN_MS
  while (!stopping?.aborted && Date.now() < until) {
    const proposal = await claimProposal(db, chat, now(), leaseMs)
    if (!proposal) return
    await makeProposal(proposal, chat, context, stopping)
  }
}

async function makeProposal(proposal: ClaimedProposal, chat: ChatService, context: DraftingContext, stopping?: AbortSignal) {
  const { db, now, prices, leaseMs = LEASE_MS } = context
  const onError = (error: unknown) => context.log.error({ err: error }, 'renewing the lease of a proposal failed')
  const { lost, stop } = keepLease(db, PROPOSALS, proposal, { now, leaseMs, onError })
  const began = performance.now()
  const meter = meteredChat(chat, await usedBefore(db, proposal))
  try {
    const signal = stopping ? AbortSignal.any([lost, stopping]) : lost
    const made = await replyTo(proposal, { db, chat: meter.chat, now, signal })
    if (typeof made === 'string') return await fail(made)
    await finishProposal(db, proposal, made, spent() ?? NOTHING_SAID, now())
  } catch (error) {
    // At once for others, and not a try.
    if (stopping?.aborted) return await waitUntil(null, false)
    if (lost.aborted) return
    await settleFailure(error)
  } finally {
    stop()
  }

  function spent() {
    const usage = meter.used()
    return usage && { usage, milliseconds: performance.now() - began, prices }
  }

  function fail(failure: ProposalFailure): Promise<void> {
    return failProposal(db, proposal, failure, { quota: context.quota, spent: spent() }, now())
  }

  /** A translation asks several times: what it used so far is paid for. */
  async function waitUntil(at: Date | null, isCounted: boolean): Promise<void> {
    const costs = spent()
    if (costs) await keepCosts(db, proposal, costs)
    await waitAgain(db, proposal, at, isCounted)
  }

  async function settleFailure(error: unknown): Promise<void> {
    if (!(error instanceof ExternalServiceError)) {
      context.log.error({ err: error }, 'making a proposal failed')
      return failProposal(db, proposal, 'failed_here', { quota: context.quota, spent: spent() ?? NOTHING_SAID }, now())
    }
    if (error.kind === 'away' && (error.isRest || proposal.attempts < MAX_TRIES)) {
      const delay = Math.max(error.retryAfterMs ?? 0, FIRST_DELAY_MS * 2 ** (proposal.attempts - 1))
      return waitUntil(new Date(now().getTime() + delay), !error.isRest)
    }
    return fail(error.kind)
  }
}

interface Asking {
  db: Db
  chat: ChatService
  now: () => Date
  signal: AbortSignal
}

/** @returns why there is nothing to ask. @throws ExternalServiceError */
async function replyTo(proposal: ClaimedProposal, asking: Asking): Promise<TranslatedDraft | ProposalFailure> {
  if (proposal.kind === 'translate') return translationOf(proposal, asking)
  const asked = await askedFor(asking.db, { ...proposal, kind: proposal.kind })
  if (!asked) return 'no_sources'
  const { material, ...given } = asked
  const { chat, signal } = asking
  const reply = await chat.ask({ instructions: instructionsFor(proposal.kind), material, signal, most: MAX_REPLY_BYTES })
  return readReply(reply, given)
}

async function translationOf({ draft_id, request }: ClaimedProposal, asking: Asking): Promise<TranslatedDraft | ProposalFailure> {
  if (!draft_id || !request.language) return 'no_sources'
  const sections = await sectionsOf(asking.db, draft_id)
  if (untranslatedUnits(sections, request.language).length === 0) return 'translated'
  const made = await translateDraft(sections, { ...asking, to: request.language })
  return made.parts.length > 0 ? made : 'unusable'
}

/** Of earlier tries. */
async function usedBefore(db: Db, { proposal_id }: ClaimedProposal): Promise<TokenUsage | undefined> {
  const row = await db
    .selectFrom('desk_proposals')
    .where('proposal_id', '=', proposal_id)
    .select(['tokens_in as tokensIn', 'tokens_out as tokensOut'])
    .executeTakeFirst()
  return row && (row.tokensIn !== null || row.tokensOut !== null) ? row : undefined
}

/** @returns `undefined` once the sources are deleted */
async function askedFor(
  db: Db,
  proposal: ClaimedProposal & { kind: DraftedKind },
): Promise<(Asked & { material: object }) | undefined> {
  const { kind, day, draft_id, request } = proposal
  const sources = await passagesOf(db, request.source_ids)
  if (sources.length === 0) return undefined
  const titles = sources.map(({ title }) => title)
  const older = kind === 'since_then' ? await olderArticles(db, titles, day) : []
  const given = { sources, older, plan: request.plan ?? [], draft: await draftMaterial(db, { kind, draftId: draft_id, titles }) }
  const named = await namedSources(db, request.source_ids)
  return { kind, sources, named, older, plan: given.plan, material: materialFor(kind, day, request.count, given) }
}
