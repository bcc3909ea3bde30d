import type { Language } from '#contract/languages.ts'
import { findQuote, MAX_STEPS, type TextQuote, type TextRange } from '#contract/syllabus/anchors.ts'
import type { Db } from '#server/db/open.ts'
import { type ArticleText, articleText } from '../queries/article-text.ts'

export interface SoughtPassage extends TextQuote {
  language: Language
  section: string
}

/** In steps of `findQuote`: about 10 ms. */
const MAX_STEPS_IN_ALL = 5 * MAX_STEPS
const STEPS_OF_PASSAGE = MAX_STEPS_IN_ALL / 1000

/** @returns null if not found; shorter than `passages` if these take too long */
export function placesIn({ textOf }: ArticleText, passages: readonly SoughtPassage[]): (TextRange | null)[] {
  const places: (TextRange | null)[] = []
  let left = MAX_STEPS_IN_ALL
  for (const { language, section, ...quote } of passages) {
    if (left <= 0) break
    const steps = { left: MAX_STEPS }
    places.push(findQuote(textOf(language, section) ?? '', quote, steps))
    left -= STEPS_OF_PASSAGE + MAX_STEPS - steps.left
  }
  return places
}

/** @returns `undefined` if not public */
export async function findPassages(db: Db, articleId: string, passages: SoughtPassage[]): Promise<boolean[] | undefined> {
  const article = await articleText(db, articleId)
  return article && placesIn(article, passages).map((place) => place !== null)
}
