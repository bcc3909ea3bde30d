import type { ProposalFailure } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { JobLog } from '#server/job-context.ts'
import { passagesOf } from '#server/newsroom/shared/source-passages.ts'
import { type ChatService, type TokenUsage, UnusableReply } from '#server/platform/external/chat-service.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { keepLease } from '#server/platform/jobs/lease.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { draftMaterial, namedSources, olderArticles } from '../queries/material.ts'
import { instructionsFor } from '../replies/instructions.ts'
import { materialFor } from '../replies/material.ts'
import { type Asked, readReply } from '../replies/read-reply.ts'
import { type ClaimedProposal, claimProposal, PROPOSALS } from './claim-proposal.ts'
import { failProposal, finishProposal, type Prices, waitAgain } from './settle-proposal.ts'

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
  try {
    const asked = await askedFor(db, proposal)
    if (!asked) return await fail('no_sources')
    const { material, ...given } = asked
    const signal = stopping ? AbortSignal.any([lost, stopping]) : lost
    const reply = await chat.ask({ instructions: instructionsFor(proposal.kind), material, signal, most: MAX_REPLY_BYTES })
    const spent = { usage: reply.usage, milliseconds: performance.now() - began, prices }
    await finishProposal(db, proposal, readReply(reply, given), spent, now())
  } catch (error) {
    // At once for others, and not a try.
    if (stopping?.aborted) return await waitAgain(db, proposal, null, false)
    if (lost.aborted) return
    await settleFailure(error)
  } finally {
    stop()
  }

  function fail(failure: ProposalFailure, usage?: TokenUsage): Promise<void> {
    const spent = usage && { usage, milliseconds: performance.now() - began, prices }
    return failProposal(db, proposal, failure, { quota: context.quota, spent }, now())
  }

  async function settleFailure(error: unknown): Promise<void> {
    if (!(error instanceof ExternalServiceError)) {
      context.log.error({ err: error }, 'making a proposal failed')
      return fail('failed_here', { tokensIn: null, tokensOut: null })
    }
    if (error.kind === 'away' && (error.isRest || proposal.attempts < MAX_TRIES)) {
      const delay = Math.max(error.retryAfterMs ?? 0, FIRST_DELAY_MS * 2 ** (proposal.attempts - 1))
      return waitAgain(db, proposal, new Date(now().getTime() + delay), !error.isRest)
    }
    return fail(error.kind, error instanceof UnusableReply ? error.usage : undefined)
  }
}

/** @returns `undefined` once the sources are deleted */
async function askedFor(db: Db, proposal: ClaimedProposal): Promise<(Asked & { material: object }) | undefined> {
  const { kind, day, draft_id, request } = proposal
  const sources = await passagesOf(db, request.source_ids)
  if (sources.length === 0) return undefined
  const titles = sources.map(({ title }) => title)
  const older = kind === 'since_then' ? await olderArticles(db, titles, day) : []
  const given = { sources, older, plan: request.plan ?? [], draft: await draftMaterial(db, { kind, draftId: draft_id, titles }) }
  const named = await namedSources(db, request.source_ids)
  return { kind, sources, named, older, plan: given.plan, material: materialFor(kind, day, request.count, given) }
}
