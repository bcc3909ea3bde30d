import { paragraphsOf } from '#contract/newsroom/translations.ts'

export interface Pair {
  english: string
  /** `null` without a good enough translation. */
  translated: string | null
}

/**
 * By paragraph. If their numbers differ, the whole texts are one pair, since wrong pairs would be worse.
 * @param untranslated indexes of English paragraphs
 */
export function pairParagraphs(english: string, translated: string, untranslated: number[]): Pair[] {
  const [left, right] = [paragraphsOf(english), paragraphsOf(translated)]
  if (left.length !== right.length) return [{ english, translated }]
  return left.map((paragraph, index) => ({
    english: paragraph,
    translated: untranslated.includes(index) ? null : (right[index] ?? ''),
  }))
}
