import { setImmediate as turn } from 'node:timers/promises'
import type { ComparedPart, Proposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import { drafting } from '#contract/newsroom/drafting.ts'
import type { Routes } from '#server/context.ts'
import type { Db } from '#server/db/open.ts'
import { draftUnits } from '#server/newsroom/shared/draft-units.ts'
import { passagesOf } from '#server/newsroom/shared/source-passages.ts'
import { serve } from '#server/platform/http/serve.ts'
import { quotaLeft } from '#server/platform/limits/quota.ts'
import { askProposal, type DraftingOffer } from './commands/ask-proposal.ts'
import { cancelProposal } from './commands/cancel-proposal.ts'
import { decidePart } from './commands/decide-part.ts'
import { comparePart, knownPassages } from './parts/compare-part.ts'
import { unitOf } from './parts/translated-parts.ts'
import { knownTitles } from './queries/material.ts'
import { decisionsOf, proposalById, proposalsOf } from './queries/proposals.ts'
import { sectionsOf } from './queries/sections.ts'
import { duplicatesOf, withWords } from './rules/duplicates.ts'

export const draftingRoutes: Routes = (app, context) => {
  const { engines, queue, settings } = context
  const quota = settings.allowances.drafts
  const offer: DraftingOffer | undefined = engines.drafting && quota.most > 0 ? { service: engines.drafting, quota } : undefined
  const prices = settings.engines.drafting?.prices ?? null

  serve(app, context, drafting.list, async ({ params: { day } }, { db, user, now }) => {
    const service = offer && {
      ...{ host: offer.service.host, model: offer.service.model, per_day: quota.most, prices },
      left_today: await quotaLeft(db, user.id, 'drafts', quota, now),
    }
    return { data: { service: service ?? null, proposals: await proposalsOf(db, day) } }
  })

  serve(app, context, drafting.ask, async ({ body }, { db, user, now }) => ({
    data: await askProposal(db, queue, body, { offer, actor: user, now }),
  }))

  serve(app, context, drafting.read, async ({ params: { proposalId } }, { db }) => ({ data: await compared(db, proposalId) }))

  serve(app, context, drafting.cancel, ({ params: { proposalId } }, { db, now }) => cancelProposal(db, proposalId, quota, now))

  serve(app, context, drafting.decide, async ({ params, body }, { db, user, now }) => ({
    data: await decidePart(db, params, body, user, now),
  }))
}

/** Sentences are compared as they are read, because sources may be deleted; other requests are served between the parts. */
async function compared(db: Db, proposalId: string): Promise<Proposal> {
  const { listed, request, parts, remarks } = await proposalById(db, proposalId)
  const sources = await passagesOf(db, request.source_ids)
  const known = knownPassages(sources)
  const decisions = new Map((await decisionsOf(db, proposalId)).map((one) => [one.part, one]))
  const titles = listed.kind === 'topics' ? withWords(await knownTitles(db)) : []
  const units = listed.kind === 'translate' && listed.draft_id ? draftUnits(await sectionsOf(db, listed.draft_id)) : []
  const proposed: ComparedPart[] = []
  for (const [number, part] of parts.entries()) {
    const decided = decisions.get(number)
    proposed.push({
      ...comparePart(part, number, known),
      duplicates: duplicatesOf(part.title, titles).map(({ title, day, article_id }) => ({ title, day, article_id })),
      is_outdated: part.kind === 'translation' && !decided && unitOf(part, units) === undefined,
      decision: decided
        ? {
            ...{ state: decided.state as 'accepted' | 'rejected', by: decided.username, at: decided.at.toISOString() },
            ...{ confirmed: decided.confirmed, draft_id: decided.draft_id },
          }
        : null,
    })
    await turn()
  }
  const cited = new Map(
    proposed.flatMap(({ texts }) =>
      texts.flatMap(({ sentences }) =>
        sentences.flatMap(({ passages }) => passages.map((ref) => [JSON.stringify(ref), ref] as const)),
      ),
    ),
  )
  return {
    ...listed,
    ...{ parts_proposed: proposed, remarks },
    passages: [...cited.values()].map((ref) => ({ ...ref, text: known.text(ref) ?? '' })),
    sources: sources.map(({ source_id, title, address }) => ({ source_id, title, address })),
  }
}
