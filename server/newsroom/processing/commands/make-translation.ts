import type { ArticleBody } from '#contract/newsroom/upload/article-upload.ts'
import { translateBlocks } from '#server/engines/translate-blocks.ts'
import { PROMPT_VERSION, type Term } from '#server/engines/translation.ts'
import { knownBlocks } from '../queries/articles-to-process.ts'
import * as rules from '../rules.ts'
import { type Outcome, saveOutcome } from './finish-unit.ts'
import { hashOf } from './hash.ts'
import { saveBlocks } from './save-blocks.ts'
import { saveMachineTranslation } from './save-result.ts'
import type { Work } from './worker-context.ts'

export async function makeTranslation({ unit, article, context, signal, reportProgress }: Work): Promise<void> {
  const { db, queue, engines, audioScope: scope, now } = context
  const { translator } = engines
  const to = unit.language as rules.Target
  if (!translator) return saveOutcome(db, queue, unit, withoutTranslator(article, to), now())

  const { engine, model } = translator
  const blocks = rules.untranslatedBlocks(article, to)
  const { texts, faults } = await translateBlocks(blocks, {
    translator,
    to,
    terms: termsOf(article.body, to),
    keyOf: ({ text }, terms) => hashOf([text, terms, to, engine, model, PROMPT_VERSION]),
    findKnown: (keys) => knownBlocks(db, keys),
    save: (translated) => saveBlocks(db, translated, now()),
    reportProgress: reportProgress(blocks.length),
    signal,
  })
  const error = faults.length > 0 ? { error: `Refused: ${[...new Set(faults)].join(', ')}` } : {}
  const made = { origin: 'provider', engine, model, ...error } as const
  if (texts.size === 0) return saveOutcome(db, queue, unit, { status: 'failed', reason: 'result_refused', ...made }, now())
  const status = faults.length > 0 ? ({ status: 'partial', reason: 'blocks_refused' } as const) : ({ status: 'ready' } as const)
  const outcome = { ...status, ...made, made_of: unit.source_hash }
  const text = rules.assembleTranslation(article, texts)
  await saveMachineTranslation(db, queue, unit, { scope, outcome, text }, now())
}

function withoutTranslator({ uploaded }: rules.ArticleState, to: rules.Target): Outcome {
  const hasUpload = Object.values(uploaded[to]).some((part) => Object.keys(part ?? {}).length > 0)
  const status: Outcome = hasUpload ? { status: 'partial', origin: 'upload' } : { status: 'skipped' }
  return { ...status, reason: 'no_translation_provider' }
}

function termsOf({ follow_up_data }: ArticleBody, to: rules.Target): Term[] {
  const { key_terms_list: english, key_terms_list_translated } = follow_up_data
  const translated = key_terms_list_translated[to] ?? []
  if (translated.length !== english.length) return []
  return english.map(({ term }, index) => ({ en: term, translated: translated[index]?.term ?? term }))
}
