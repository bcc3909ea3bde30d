import type { Target } from '#contract/languages.ts'
import type { TranslatedText } from '#contract/newsroom/translations.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { saveTranslation } from '#server/newsroom/translations/commands/save-translation.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { type GeneratedAudio, saveGeneratedAudio } from '#server/reading/audio/commands/generated-audio.ts'
import { type StoredArticle, storedArticles } from '../queries/articles-to-process.ts'
import type { Scope } from '../rules.ts'
import type { ClaimedUnit } from './claim-unit.ts'
import { finishUnit, type Outcome } from './finish-unit.ts'
import { LeaseLost } from './lease.ts'
import { planUnits } from './plan-units.ts'
import { wakeWorkers } from './wake-workers.ts'

export interface TextResult {
  scope: Scope
  outcome: Outcome & { made_of: string }
  text: TranslatedText & { english: string[] }
}

/** Keeps a manual translation made since the claim. Plans the recording. @throws LeaseLost */
export async function saveMachineTranslation(
  db: Db,
  queue: Queue,
  unit: ClaimedUnit,
  result: TextResult,
  now: Date,
): Promise<void> {
  const { scope, outcome, text } = result
  const translation = {
    articleId: unit.subject_id,
    language: unit.language as Target,
    text,
    english: text.english,
    madeOf: outcome.made_of,
    writtenBy: null,
  }
  await inTransaction(db, async (db) => {
    // Article before units, as in planning, to avoid deadlocks.
    await lockArticle(db, unit.subject_id)
    await finishUnit(db, unit, outcome, now)
    await saveTranslation(db, translation, now)
    await planUnits(db, scope, [unit.subject_id], now)
    await wakeWorkers(db, queue)
  })
}

/** The bytes are stored already. @throws LeaseLost */
export async function saveRecording(
  db: Db,
  unit: ClaimedUnit,
  { outcome, file }: { outcome: Outcome; file: GeneratedAudio },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockArticle(db, unit.subject_id)
    await finishUnit(db, unit, outcome, now)
    await saveGeneratedAudio(db, { articleId: unit.subject_id, language: unit.language }, file, now)
  })
}

async function lockArticle(db: Db, articleId: string): Promise<StoredArticle> {
  const [article] = await storedArticles(db, [articleId], true)
  if (!article) throw new LeaseLost()
  return article
}
