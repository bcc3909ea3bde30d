import type { Db } from '#server/db/open.ts'
import { deleteTranslation } from '#server/newsroom/translations/commands/delete-translation.ts'
import { refreshTranslatedArticle } from '#server/newsroom/translations/commands/refresh-translated-article.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { deleteGeneratedAudio } from '#server/reading/audio/commands/generated-audio.ts'
import { type PlannedUnit, planOf } from '../policy.ts'
import { processedAmong, type StoredArticle, storedArticles } from '../queries/articles-to-process.ts'
import { type Scope, TARGETS, untranslatedBlocks } from '../rules.ts'
import { hashOf } from './hash.ts'

/** Only articles that have units. Needs the transaction of the change. */
export async function replan(db: Db, scope: Scope, articleIds: string[], now: Date): Promise<void> {
  const processed = await processedAmong(db, articleIds)
  await planUnits(db, scope, processed, now)
  // Uploads index without stored translations.
  for (const articleId of processed) await refreshTranslatedArticle(db, articleId)
}

export async function planUnits(db: Db, scope: Scope, articleIds: string[], now: Date): Promise<void> {
  for (const article of await storedArticles(db, articleIds, true)) {
    await deleteReplacedResults(db, article)
    for (const unit of planOf(article, scope, hashOf)) await saveUnit(db, article.article_id, unit, now)
  }
}

/** A person's upload replaces machine results. */
async function deleteReplacedResults(db: Db, article: StoredArticle): Promise<void> {
  const { article_id, kept, recordings, uploadedAudio } = article
  for (const target of TARGETS) {
    if (!kept[target] || kept[target].isManual || untranslatedBlocks(article, target).length > 0) continue
    await deleteTranslation(db, article_id, target, false)
    delete kept[target]
  }
  for (const { language, voice } of recordings)
    if (voice && uploadedAudio.includes(language)) await deleteGeneratedAudio(db, article_id, language)
}

const RESET = {
  engine: null,
  model: null,
  blocks_done: 0,
  attempts: 0,
  next_retry_at: null,
  lease: null,
  lease_until: null,
  error: null,
}

/** A worker with a claim loses its lease. */
async function saveUnit(db: Db, article_id: string, unit: PlannedUnit, now: Date): Promise<void> {
  const { language, kind, ...planned } = unit
  const { engine, model, ...others } = RESET
  // A stale result still comes from its engine.
  const row = { ...planned, ...others, ...(planned.status === 'stale' ? {} : { engine, model }), updated_at: now }
  await db
    .insertInto('processing_units')
    .values({ unit_id: newId(), article_id, language, kind, ...row })
    .onConflict((conflict) => conflict.columns(['article_id', 'language', 'kind']).doUpdateSet(row))
    .execute()
}
