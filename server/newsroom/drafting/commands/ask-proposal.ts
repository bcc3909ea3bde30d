import { DRAFT_GONE, HANDED_OVER } from '#contract/newsroom/desk/desk-rules.ts'
import * as sentences from '#contract/newsroom/drafting/drafting-rules.ts'
import type { Asking } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { ProposalRequest } from '#contract/newsroom/drafting/stored-proposal.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { passagesOf } from '#server/newsroom/shared/source-passages.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { olderArticles, questionsAround } from '../queries/material.ts'
import { sectionsOf } from '../queries/sections.ts'
import { charactersOf } from '../replies/material.ts'
import { planQuestions } from '../rules/plan-questions.ts'
import { lettersOf, untranslatedUnits } from './translate-draft.ts'

/** No data: the table holds the work. */
export const DRAFTING_JOB = 'make-proposals'

export interface DraftingOffer {
  service: { host: string; model: string }
  quota: Quota
}

export interface Actor {
  id: string
  username: string
}

/** @throws HttpError 404 for an unknown draft, 409 without a service, 422 for sources that are not read or too long, 429 */
export function askProposal(
  db: Db,
  queue: Queue,
  asking: Asking,
  { offer, actor, now }: { offer: DraftingOffer | undefined; actor: Actor; now: Date },
): Promise<{ proposal_id: string }> {
  if (!offer) throw new HttpError(409, sentences.NOT_OFFERED)
  return inTransaction(db, async (db) => {
    const name = await assertDraft(db, asking)
    const request = await requestFor(db, asking)
    await consumeQuota(db, actor.id, 'drafts', offer.quota, now)
    const { kind, day, draft_id } = asking
    const proposal_id = newId()
    await db
      .insertInto('desk_proposals')
      .values({
        ...{ proposal_id, kind, day, draft_id, state: 'waiting', request: JSON.stringify(request), made_by: actor.id },
        ...{ host: offer.service.host, model: offer.service.model, created_at: now },
      })
      .execute()
    const subject = { kind: 'draft', id: draft_id ?? proposal_id, name: name ?? day }
    await recordAudit(db, { actor, action: 'desk.proposal_asked', subject, details: { kind, day } }, now)
    await queue.enqueue(db, DRAFTING_JOB, {})
    return { proposal_id }
  })
}

/** @returns its title */
async function assertDraft(db: Db, { kind, day, draft_id }: Asking): Promise<string | undefined> {
  const isOfDay = sentences.KINDS_OF_DAY.includes(kind)
  if (isOfDay && draft_id !== null) throw new HttpError(422, sentences.OF_THE_DAY)
  if (isOfDay) return undefined
  if (draft_id === null) throw new HttpError(422, sentences.NEEDS_DRAFT)
  const draft = await db
    .selectFrom('desk_drafts')
    .where('draft_id', '=', draft_id)
    .where('day', '=', day)
    .where('kind', '=', 'article')
    .select(['title', 'state'])
    .executeTakeFirst()
  if (!draft) throw new HttpError(404, DRAFT_GONE)
  if (draft.state === 'handed_over') throw new HttpError(409, HANDED_OVER, { code: 'handed_over' })
  return draft.title
}

async function requestFor(db: Db, asking: Asking): Promise<ProposalRequest> {
  const { kind, day, source_ids, count } = asking
  if (kind === 'translate') return requestToTranslate(db, asking)
  if (source_ids.length === 0) throw refused(sentences.NO_SOURCES)
  const sources = await passagesOf(db, source_ids)
  if (sources.length < source_ids.length || charactersOf(sources) === 0) throw refused(sentences.SOURCES_GONE)
  if (charactersOf(sources) > sentences.MAX_MATERIAL) throw refused(sentences.TOO_MUCH_MATERIAL)
  if (kind === 'since_then' && (await olderArticles(db, titlesOf(sources), day)).length === 0)
    throw refused(sentences.NOTHING_OLDER)
  if (kind !== 'questions') return { source_ids, count }
  return { source_ids, count, plan: planQuestions(count, await questionsAround(db, day)) }
}

async function requestToTranslate(db: Db, { draft_id, language, count }: Asking): Promise<ProposalRequest> {
  if (!language) throw refused(sentences.NO_LANGUAGE, 'language')
  const wanted = untranslatedUnits(await sectionsOf(db, draft_id as string), language)
  if (wanted.length === 0) throw refused(sentences.NOTHING_TO_TRANSLATE, 'language')
  if (lettersOf(wanted) > sentences.MAX_MATERIAL) throw refused(sentences.TOO_MUCH_ENGLISH, 'language')
  return { source_ids: [], count, language }
}

const titlesOf = (sources: readonly { title: string }[]) => sources.map(({ title }) => title)
const refused = (message: string, path = 'source_ids') => new HttpError(422, message, { details: [{ path, message }] })
