import { hasTexts } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { countPractice, practiceHash } from '#server/newsroom/shared/practice-state.ts'
import { deleteTranslation } from '#server/newsroom/translations/commands/delete-translation.ts'
import { refreshTranslatedArticle } from '#server/newsroom/translations/commands/refresh-translated-article.ts'
import { forgetPractice } from '#server/newsroom/translations/commands/save-practice.ts'
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
    await deleteReplacedResults(db, article, now)
    const planned = planOf(article, scope, hashOf)
    for (const unit of planned) await saveUnit(db, { article_id: article.article_id }, unit, now)
    await savePracticeState(db, article, planned)
  }
}

/** A person's upload replaces machine results. */
async function deleteReplacedResults(db: Db, article: StoredArticle, now: Date): Promise<void> {
  const { article_id, kept, recordings, uploadedAudio } = article
  for (const target of TARGETS) {
    if (!kept[target] || kept[target].isManual || untranslatedBlocks(article, target).length > 0) continue
    await deleteTranslation(db, { articleId: article_id, language: target, isManual: false }, now)
    delete kept[target]
  }
  for (const { language, voice } of recordings)
    if (voice && uploadedAudio.includes(language)) await deleteGeneratedAudio(db, article_id, language)
}

/** Counts change also where there is nothing to make, and what people replaced is theirs. */
async function savePracticeState(db: Db, { article_id, practice, made, units }: StoredArticle, planned: PlannedUnit[]) {
  for (const target of TARGETS) {
    const isUnit = ({ kind, language }: Pick<PlannedUnit, 'kind' | 'language'>) => kind === 'practice' && language === target
    const unit = units.find(isUnit)
    const { total, translated } = countPractice(practice, target)
    if (!unit || planned.some(isUnit) || (unit.blocks_total === total && unit.blocks_done === translated)) continue
    await db
      .updateTable('processing_units')
      .set({ blocks_total: total, blocks_done: translated })
      .where('unit_id', '=', unit.unit_id)
      .where('status', '<>', 'running')
      .execute()
  }
  if (made.length > 0) await forgetPractice(db, article_id, madeOf(practice, made))
}

/** Of a machine still. */
export const madeOf = (practice: StoredArticle['practice'], made: StoredArticle['made']): Set<string> => {
  const texts = new Set(
    practice.flatMap(({ translated }) =>
      Object.entries(translated).map(([language, value]) => `${language} ${practiceHash(value)}`),
    ),
  )
  const isThere = ({ language, text_hash }: StoredArticle['made'][number]) => texts.has(`${language} ${text_hash}`)
  return new Set(made.filter(isThere).map(({ language, source_hash }) => `${language} ${source_hash}`))
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
  problems: '[]',
}

/** A worker with a claim loses its lease. */
export async function saveUnit(
  db: Db,
  subject: { article_id: string } | { entry_id: string },
  unit: PlannedUnit,
  now: Date,
): Promise<void> {
  const { language, kind, ...planned } = unit
  const { engine, model, ...others } = RESET
  // A stale result still comes from its engine.
  const isOfEngine = planned.status === 'stale' || (hasTexts(kind) && planned.origin === 'provider')
  const row = { ...others, ...planned, ...(isOfEngine ? {} : { engine, model }), updated_at: now }
  await db
    .insertInto('processing_units')
    .values({ unit_id: newId(), ...subject, language, kind, ...row })
    .onConflict((conflict) =>
      'entry_id' in subject
        ? conflict.columns(['entry_id', 'language']).where('entry_id', 'is not', null).doUpdateSet(row)
        : conflict.columns(['article_id', 'language', 'kind']).doUpdateSet(row),
    )
    .execute()
}
