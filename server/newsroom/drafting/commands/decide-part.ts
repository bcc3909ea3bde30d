import { DRAFT_GONE } from '#contract/newsroom/desk/desk-rules.ts'
import type { Section, Sections } from '#contract/newsroom/desk/desk-sections.ts'
import type { PartKind } from '#contract/newsroom/drafting/drafting-rules.ts'
import * as sentences from '#contract/newsroom/drafting/drafting-rules.ts'
import type { Deciding } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { StoredPart } from '#contract/newsroom/drafting/stored-proposal.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { planDraftWithin } from '#server/newsroom/desk/commands/plan-draft.ts'
import { saveSectionsWithin } from '#server/newsroom/desk/commands/save-sections.ts'
import { passagesOf } from '#server/newsroom/shared/source-passages.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { comparePart, knownPassages } from '../parts/compare-part.ts'
import { changesOf } from '../parts/part-changes.ts'
import { translationAccepted } from '../parts/translated-parts.ts'
import { namedSources } from '../queries/material.ts'
import { proposalById, type WholeProposal } from '../queries/proposals.ts'
import { sectionsOf } from '../queries/sections.ts'
import { addNews } from './add-news.ts'
import type { Actor } from './ask-proposal.ts'

interface Decided {
  revision: number | null
  draft_id: string | null
}

/** The source, or its address, may have been deleted after the proposal was made. */
const NAMES_SOURCE: readonly PartKind[] = ['source', 'fact']

const NOTHING: Decided = { revision: null, draft_id: null }

/**
 * A part is decided on once. What is accepted is saved as the person's own save of these sections, marked with the proposal.
 * @throws HttpError 404, 409 where somebody decided before, holds a section or has changed it, or where sentences are to be
 * confirmed, 422 where nothing is left
 */
export function decidePart(
  db: Db,
  { proposalId, part: number }: { proposalId: string; part: number },
  deciding: Deciding,
  actor: Actor,
  now: Date,
): Promise<Decided> {
  return inTransaction(db, async (db) => {
    const proposal = await proposalById(db, proposalId)
    if (proposal.listed.state !== 'done') throw new HttpError(409, sentences.NOT_READY)
    const part = proposal.parts[number]
    if (!part) throw new HttpError(404, sentences.PART_GONE)
    const isAccepted = deciding.action === 'accept'
    const confirmed = isAccepted ? deciding.confirmed : []
    await decideOnce(db, { proposalId, number, state: isAccepted ? 'accepted' : 'rejected', confirmed }, actor, now)
    if (!isAccepted) return NOTHING
    const kept = await keptOf(db, proposal, number, deciding)
    const decided = await accept(db, proposal, { ...part, texts: kept }, deciding, actor, now)
    await db
      .updateTable('desk_proposal_decisions')
      .set({ draft_id: decided.draft_id })
      .where('proposal_id', '=', proposalId)
      .where('part', '=', number)
      .execute()
    const details = { kind: part.kind, model: proposal.listed.usage.model, confirmed: confirmed.length }
    const subject = { kind: 'draft', id: decided.draft_id ?? proposalId, name: part.title || part.kind }
    await recordAudit(db, { actor, action: 'desk.proposal_accepted', subject, details }, now)
    return decided
  })
}

interface NewDecision {
  proposalId: string
  number: number
  state: 'accepted' | 'rejected'
  confirmed: number[]
}

/** @throws HttpError 409 */
async function decideOnce(db: Db, { proposalId, number, state, confirmed }: NewDecision, actor: Actor, now: Date): Promise<void> {
  const made = await db
    .insertInto('desk_proposal_decisions')
    .values({ proposal_id: proposalId, part: number, state, confirmed, by_id: actor.id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) throw new HttpError(409, sentences.DECIDED, { code: 'decided' })
}

/** @returns the texts without what was removed. @throws HttpError 409, 422 */
async function keptOf(
  db: Db,
  { parts, request }: WholeProposal,
  number: number,
  { confirmed, removed }: Deciding,
): Promise<StoredPart['texts']> {
  const part = parts[number] as StoredPart
  const { texts } = comparePart(part, number, knownPassages(await passagesOf(db, request.source_ids)))
  const isRemoved = (sentence: number) => removed.includes(sentence)
  if (texts.some((text) => text.is_whole && text.sentences.some((one) => isRemoved(one.number))))
    throw new HttpError(422, sentences.NOT_REMOVABLE)
  const open = texts
    .flatMap((text) => text.sentences)
    .filter((one) => one.needs_confirmation && !isRemoved(one.number) && !confirmed.includes(one.number))
  if (open.length > 0) {
    const details = open.map((one) => ({ path: `sentences[${one.number}]`, message: one.text }))
    throw new HttpError(409, sentences.NOT_CONFIRMED, { code: 'not_confirmed', details: details.slice(0, 20) })
  }
  let at = 0
  const kept = part.texts
    .map((text) => ({ ...text, sentences: text.sentences.filter(() => !isRemoved(at++)) }))
    .filter((text) => text.sentences.length > 0)
  if (kept.length === 0 && texts.length > 0) throw new HttpError(422, sentences.NOTHING_LEFT)
  return kept
}

async function accept(
  db: Db,
  { listed, request }: WholeProposal,
  part: StoredPart,
  { bases }: Deciding,
  actor: Actor,
  now: Date,
): Promise<Decided> {
  const { day, draft_id, proposal_id, usage } = listed
  const named = await namedSources(db, request.source_ids)
  if (part.kind === 'topic') return { revision: null, draft_id: await planTopic(db, part, day, actor, now) }
  if (part.kind === 'since_then') {
    await addNews(db, part, named, actor, now)
    return NOTHING
  }
  if (draft_id === null) throw new HttpError(409, DRAFT_GONE)
  if (NAMES_SOURCE.includes(part.kind) && !named.has(String(part.values.source_id)))
    throw new HttpError(422, sentences.NO_ADDRESS)
  const sections = await sectionsOf(db, draft_id)
  const changed = part.kind === 'translation' ? translated(part, sections) : changesOf(part, sections, named)
  const changes = Object.entries(changed).map(([name, fields]) => {
    const section = name as Section
    return { section, fields, base: bases[section] ?? 0 }
  })
  if (changes.length === 0) return { revision: null, draft_id }
  const origin = { proposal_id, model: usage.model }
  return { ...(await saveSectionsWithin(db, draft_id, changes, actor, now, origin)), draft_id }
}

/** @throws HttpError 409 if its English was changed since */
function translated(part: StoredPart, sections: Sections): Partial<Sections> {
  const accepted = translationAccepted(part, sections)
  if (!accepted) throw new HttpError(409, sentences.OUT_OF_DATE, { code: 'outdated' })
  return { [accepted.section]: accepted.fields }
}

/** With its reasons as the note. */
async function planTopic(db: Db, { title, texts, values }: StoredPart, day: string, actor: Actor, now: Date): Promise<string> {
  const note = texts.flatMap(({ sentences: all }) => all.map(({ text }) => text)).join(' ')
  const syllabus = values.syllabus as string[]
  const plan = { kind: 'article' as const, title, day, note, syllabus, assignee_id: null }
  return (await planDraftWithin(db, plan, actor, now)).draft_id
}
