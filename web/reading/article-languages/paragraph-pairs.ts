import { paragraphsOf } from '#contract/newsroom/translations.ts'

/** The same text in two languages. */
export interface Pair {
  english: string
  /** `null` without a good enough translation. */
  translated: string | null
}

/**
 * Pairs a translation with its English original by paragraph. With another number of paragraphs the whole texts are one pair, since wrong
 * pairs would be worse than none.
 * @param untranslated indexes of the paragraphs that were left in English
 */
export function pairParagraphs(english: string, translated: string, untranslated: number[]): Pair[] {
  const [left, right] = [paragraphsOf(english), paragraphsOf(translated)]
  if (left.length !== right.length) return [{ english, translated }]
  return left.map((paragraph, index) => ({
    english: paragraph,
    translated: untranslated.includes(index) ? null : (right[index] ?? ''),
  }))
}
