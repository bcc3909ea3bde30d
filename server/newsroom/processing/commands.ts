import { createHash } from 'node:crypto'
import type { Target } from '#contract/languages.ts'
import type { Unit } from '#contract/newsroom/processing.ts'
import * as sentences from '#contract/newsroom/processing-rules.ts'
import type { TranslatedText } from '#contract/newsroom/translations.ts'
import type { Sections } from '#contract/reading/analysis.ts'
import { type AuditEntry, recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { dropTranslation, reviewTranslation, saveTranslation, showAndFind } from '#server/newsroom/translations/commands.ts'
import { LeaseLost, type Outcome, savePlanned, settle, type TakenUnit, tryAgain } from '#server/newsroom/units/commands.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { deleteGeneratedAudio, type GeneratedAudio, saveGeneratedAudio } from '#server/reading/audio/commands/generated-audio.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import {
  articlesOf,
  isEntry,
  processedAmong,
  type StoredArticle,
  storedArticles,
  unitById,
  unitOf,
  unprocessedEntries,
} from './queries.ts'
import * as rules from './rules.ts'

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** What wakes those who do the work; the work itself stands in the units. */
export const WAKE = { text: 'make-texts', audio: 'make-audio' } as const

/**
 * Has everything made that a day lacks. Said again for the same content, it changes nothing.
 * @throws Refusal 404 for an unknown day
 */
export async function processEntry(db: Db, queue: Queue, scope: rules.Scope, entryId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if (!(await planEntry(db, scope, entryId, now))) throw new HttpError(404, sentences.ENTRY_NOT_FOUND)
    await wake(db, queue)
  })
}

/** Gives the sample days of a demo their audio, in the background, one after the other. */
export async function processDemo(db: Db, queue: Queue, scope: rules.Scope, now: Date): Promise<void> {
  for (const entryId of await unprocessedEntries(db)) await processEntry(db, queue, scope, entryId, now)
}

/** Plans without waking anybody: whoever works looks every minute. Must run inside a transaction. @returns whether there is such a day */
export async function planEntry(db: Db, scope: rules.Scope, entryId: string, now: Date): Promise<boolean> {
  if (!(await isEntry(db, entryId))) return false
  await plan(db, scope, await articlesOf(db, entryId), now)
  return true
}

/** Brings the units of articles that have some up to what the articles are now; must run inside the transaction that changed them. */
export async function replan(db: Db, scope: rules.Scope, articleIds: string[], now: Date): Promise<void> {
  const processed = await processedAmong(db, articleIds)
  await plan(db, scope, processed, now)
  // What was uploaded anew is indexed without what is kept beside it.
  for (const articleId of processed) await showAndFind(db, articleId)
}

async function plan(db: Db, scope: rules.Scope, articleIds: string[], now: Date): Promise<void> {
  for (const article of await storedArticles(db, articleIds, true)) {
    await dropWhatWasUploaded(db, article)
    for (const unit of rules.planOf(article, scope, hashOf)) await savePlanned(db, article.article_id, unit, now)
  }
}

/** What a machine made is not needed beside what somebody uploaded since. */
async function dropWhatWasUploaded(db: Db, article: StoredArticle): Promise<void> {
  const { article_id, kept, recordings, uploadedAudio } = article
  for (const target of rules.TARGETS) {
    if (!kept[target] || kept[target].isManual || rules.leftOf(article, target).length > 0) continue
    await dropTranslation(db, article_id, target, false)
    delete kept[target]
  }
  for (const { language, voice } of recordings)
    if (voice && uploadedAudio.includes(language)) await deleteGeneratedAudio(db, article_id, language)
}

/** In the moment after a start nobody hears yet; whoever then begins looks for work by himself. */
async function wake(db: Db, queue: Queue): Promise<void> {
  try {
    await queue.enqueue(db, WAKE.text, {})
    await queue.enqueue(db, WAKE.audio, {})
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}

/** Nothing came of it, this time or for good. A text that will not come lets its recording go on. @throws LeaseLost */
export async function saveOutcome(db: Db, queue: Queue, unit: TakenUnit, outcome: Outcome, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await settle(db, unit, outcome, now)
    if (unit.kind === 'text' && !outcome.retryAt) await wake(db, queue)
  })
}

export interface MadeText {
  scope: rules.Scope
  outcome: Outcome & { made_of: string }
  text: TranslatedText & { english: string[] }
}

/** Keeps a machine's translation, unless a person wrote one meanwhile, and has it read aloud. @throws LeaseLost */
export async function saveMadeText(db: Db, queue: Queue, unit: TakenUnit, made: MadeText, now: Date): Promise<void> {
  const { scope, outcome, text } = made
  const translation = {
    ...{ articleId: unit.article_id, language: unit.language as Target },
    ...{ text, english: text.english, madeOf: outcome.made_of, writtenBy: null },
  }
  await inTransaction(db, async (db) => {
    // The article before its units, as all that plan do it: else two would wait for each other.
    await locked(db, unit.article_id)
    await settle(db, unit, outcome, now)
    await saveTranslation(db, translation, now)
    await plan(db, scope, [unit.article_id], now)
    await wake(db, queue)
  })
}

/** Keeps the row of a recording whose bytes are stored. @throws LeaseLost */
export async function saveRecording(
  db: Db,
  unit: TakenUnit,
  { outcome, file }: { outcome: Outcome; file: GeneratedAudio },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (db) => {
    await locked(db, unit.article_id)
    await settle(db, unit, outcome, now)
    await saveGeneratedAudio(db, { articleId: unit.article_id, language: unit.language }, file, now)
  })
}

async function locked(db: Db, articleId: string): Promise<StoredArticle> {
  const [article] = await storedArticles(db, [articleId], true)
  if (!article) throw new LeaseLost()
  return article
}

export async function keepBlocks(db: Db, blocks: Map<string, string>, now: Date): Promise<void> {
  if (blocks.size === 0) return
  const rows = [...blocks].map(([block_key, translated]) => ({ block_key, translated, made_at: now }))
  await db
    .insertInto('processing_blocks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const forgetOldBlocks = (db: Db, now: Date) =>
  db.deleteFrom('processing_blocks').where('made_at', '<', daysBefore(now, RETENTION_DAYS.translatedParagraphs)).execute()

type Admin = NonNullable<AuditEntry['actor']> & { id: string }

/** Puts one thing back to be made. @throws Refusal 404, 409 */
export async function retryUnit(db: Db, queue: Queue, unitId: string, by: Admin, now: Date): Promise<Unit> {
  await inTransaction(db, async (db) => {
    const unit = await unitById(db, unitId)
    if (!unit) throw new HttpError(404, sentences.UNIT_NOT_FOUND)
    if (unit.origin === 'manual' && unit.kind === 'text') throw new HttpError(409, sentences.WRITTEN_BY_A_PERSON)
    if (unit.origin === 'manual' || (unit.origin === 'upload' && unit.status === 'ready'))
      throw new HttpError(409, sentences.NOT_OURS_TO_MAKE)
    if ((await tryAgain(db, { unitIds: [unitId] }, now)) === 0) throw new HttpError(409, sentences.UNDER_WAY)
    await recordAudit(
      db,
      { actor: by, action: 'processing.retried', subject: { kind: 'article', id: unit.article_id }, details: pieceOf(unit) },
      now,
    )
    await wake(db, queue)
  })
  return (await unitById(db, unitId)) as Unit
}

const NOT_AS_WANTED = ['failed', 'partial', 'skipped', 'unavailable'] as const

/** @returns how many are tried again */
export async function retryFailed(db: Db, queue: Queue, entryId: string, by: Admin, now: Date): Promise<number> {
  return inTransaction(db, async (db) => {
    if (!(await isEntry(db, entryId))) throw new HttpError(404, sentences.ENTRY_NOT_FOUND)
    const retried = await tryAgain(db, { articleIds: await articlesOf(db, entryId), statuses: [...NOT_AS_WANTED] }, now)
    const subject = { kind: 'entry', id: entryId }
    if (retried > 0) await recordAudit(db, { actor: by, action: 'processing.retried', subject, details: { retried } }, now)
    await wake(db, queue)
    return retried
  })
}

/** @throws Refusal 404, 409 where there is no translation to look at */
export async function markReviewed(db: Db, unitId: string, by: Admin, now: Date): Promise<Unit> {
  await inTransaction(db, async (db) => {
    const unit = await unitById(db, unitId)
    if (!unit) throw new HttpError(404, sentences.UNIT_NOT_FOUND)
    const { article_id: articleId, language } = unit
    const isText = unit.kind === 'text'
    if (!isText || !(await reviewTranslation(db, { articleId, language, userId: by.id }, now)))
      throw new HttpError(409, sentences.NOTHING_TO_REVIEW)
    await recordAudit(
      db,
      { actor: by, action: 'article.reviewed', subject: { kind: 'article', id: articleId }, details: pieceOf(unit) },
      now,
    )
  })
  return (await unitById(db, unitId)) as Unit
}

interface Written {
  articleId: string
  language: Target
}

/** Keeps what a person wrote, in place of any machine's. @throws Refusal 404 */
export async function keepWritten(
  db: Db,
  queue: Queue,
  scope: rules.Scope,
  { articleId, language, by }: Written & { by: Admin },
  text: { title: string; summary: string; analysis: Sections },
  now: Date,
): Promise<Unit> {
  await inTransaction(db, async (db) => {
    const [article] = await storedArticles(db, [articleId], true)
    if (!article) throw new HttpError(404, sentences.TRANSLATION_NOT_FOUND)
    const madeOf = rules.textHash(article, language, hashOf)
    await saveTranslation(db, { articleId, language, text, english: [], madeOf, writtenBy: by.id }, now)
    await recordAudit(db, translated(by, articleId, { language }), now)
    await plan(db, scope, [articleId], now)
    await wake(db, queue)
  })
  return (await unitOf(db, articleId, language)) as Unit
}

/** @throws Refusal 404 where no person wrote one */
export async function dropWritten(
  db: Db,
  queue: Queue,
  scope: rules.Scope,
  { articleId, language, by }: Written & { by: Admin },
  now: Date,
) {
  await inTransaction(db, async (db) => {
    await storedArticles(db, [articleId], true)
    if (!(await dropTranslation(db, articleId, language, true))) throw new HttpError(404, sentences.TRANSLATION_NOT_FOUND)
    await recordAudit(db, translated(by, articleId, { language, taken_back: true }), now)
    await plan(db, scope, [articleId], now)
    await wake(db, queue)
  })
}

const pieceOf = ({ kind, language }: Unit) => ({ kind, language })

const translated = (actor: Admin, articleId: string, details: Record<string, unknown>): AuditEntry => ({
  ...{ actor, action: 'article.translated', details },
  subject: { kind: 'article', id: articleId },
})
