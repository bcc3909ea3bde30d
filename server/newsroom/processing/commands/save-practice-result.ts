import { TARGETS } from '#contract/languages.ts'
import type { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockEntry } from '#server/newsroom/entries/commands/change-entry.ts'
import { writePractice } from '#server/newsroom/entries/commands/write-practice.ts'
import { practiceItems, withPractice } from '#server/newsroom/shared/practice-items.ts'
import { practiceHash, practiceStates } from '#server/newsroom/shared/practice-state.ts'
import { savePractice } from '#server/newsroom/translations/commands/save-practice.ts'
import { practiceHashOf } from '../policy.ts'
import { storedArticles } from '../queries/articles-to-process.ts'
import type { Target } from '../rules.ts'
import { finishUnit, type Outcome, saveOutcome } from './finish-unit.ts'
import { hashOf } from './hash.ts'
import { LeaseLost } from './lease.ts'
import type { TextsResult, TextsWork } from './make-texts.ts'
import { planUnits } from './plan-units.ts'
import type { Work } from './worker-context.ts'

/** Writes the texts into the article, which all readers of it read. @throws LeaseLost if the article changed since the claim */
export async function savePracticeResult(work: Work, result: TextsResult): Promise<void> {
  const { unit, context, article } = work
  const { db, queue, now } = context
  const outcome = outcomeOf({ unit, context, texts: article.practice }, result)
  if (outcome.status === 'failed') return saveOutcome(db, queue, unit, outcome, now())
  const language = unit.language as Target
  const made = new Map(result.made.map(({ source_hash, value }) => [source_hash, value]))
  await inTransaction(db, async (db) => {
    // Entry before article before units, as when an editor saves, to avoid deadlocks.
    await lockEntry(db, { entry_id: article.entry_id })
    const [current] = await storedArticles(db, [article.article_id], true)
    if (!current) throw new LeaseLost()
    await finishUnit(db, unit, outcome, now())
    const open = current.practice.filter(({ source_hash, states }) => made.has(source_hash) && isOpen(states[language]))
    const texts = open.map(({ source_hash }) => ({ source_hash, text_hash: practiceHash(made.get(source_hash)) }))
    await savePractice(db, { articleId: article.article_id, language, madeWith: result.madeWith, texts }, now())
    const sources = new Set(texts.map(({ source_hash }) => source_hash))
    const write = (upload: ArticleUpload) => withMade(upload, sources, made, language)
    const place = { entryId: article.entry_id, articleId: article.article_id }
    if (texts.length > 0) await writePractice(db, place, write, now())
    await planUnits(db, context.audioScope, [article.article_id], now())
  })
}

/** Nothing that a person wrote or marked. */
export const isOpen = (state: string | undefined) => state === 'missing' || state === 'stale' || state === 'made'

function withMade(upload: ArticleUpload, sources: Set<string>, made: Map<string, unknown>, language: Target): ArticleUpload {
  const items = practiceStates(practiceItems(upload), [], TARGETS).filter(({ source_hash }) => sources.has(source_hash))
  return withPractice(
    upload,
    items.map(({ path, source_hash }) => ({ path, language, value: made.get(source_hash) })),
  )
}

export function outcomeOf(
  { unit, texts, context }: Pick<TextsWork, 'unit' | 'texts' | 'context'>,
  { made, problems, wanted }: TextsResult,
): Outcome {
  const { translator } = context.engines
  const engine = translator && { engine: translator.engine, model: translator.model }
  const done = new Set(made.map(({ source_hash }) => source_hash))
  const language = unit.language as Target
  const left = wanted.filter(({ source_hash, states }) => !done.has(source_hash) && states[language] !== 'made')
  const first = problems[0]
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : ''
  const error = first && { error: `Refused: ${first.place} ${first.fault}${more}` }
  const base = { ...engine, ...error, problems, origin: 'provider' as const }
  if (made.length === 0 && wanted.length > 0) return { ...base, status: 'failed', reason: 'result_refused' }
  const source_hash = practiceHashOf(
    left.map((item) => item.source_hash),
    hashOf,
  )
  const status: Outcome =
    problems.length > 0
      ? { status: 'partial', reason: unit.kind === 'in-news' ? 'items_refused' : 'practice_refused' }
      : { status: 'ready' }
  return { ...base, ...status, source_hash, made_of: source_hash, blocks_done: texts.length - left.length }
}
