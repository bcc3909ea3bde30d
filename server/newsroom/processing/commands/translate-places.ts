import type { Db } from '#server/db/open.ts'
import { type Translated, translateBlocks } from '#server/engines/translate-blocks.ts'
import { PROMPT_VERSION, type Term, type Translator } from '#server/engines/translation.ts'
import { practiceFault } from '#server/newsroom/shared/practice-check.ts'
import { protectedTerms } from '#server/newsroom/shared/protected-terms.ts'
import { knownBlocks } from '../queries/articles-to-process.ts'
import type { Target } from '../rules.ts'
import { hashOf } from './hash.ts'
import { saveBlocks } from './save-blocks.ts'

interface PlacesContext {
  db: Db
  now: () => Date
  translator: Translator
  to: Target
  terms: readonly Term[]
  signal: AbortSignal
  reportProgress: (done: number) => Promise<void>
}

/**
 * Short texts, many in a request, with the names that have to stay, checked one by one. What was translated before is not asked again.
 * @param blocks not empty
 * @throws ExternalServiceError; what is finished is kept
 */
export function translatePlaces(blocks: { place: string; text: string }[], context: PlacesContext): Promise<Translated> {
  const { db, now, translator, to, signal, reportProgress } = context
  const names = protectedTerms(
    blocks.map(({ text }) => text),
    to,
  )
  return translateBlocks(blocks, {
    ...{ translator, to, terms: [...context.terms, ...names], signal, isPractice: true },
    faultIn: (english, translated, named) => practiceFault(english, translated, to, translator.keepsTerms ? named : []),
    keyOf: ({ text }, named) => hashOf(['practice', text, named, to, translator.engine, translator.model, PROMPT_VERSION]),
    findKnown: (keys) => knownBlocks(db, keys),
    save: (translated) => saveBlocks(db, translated, now()),
    reportProgress,
  })
}
