import { paragraphsOf } from '#contract/newsroom/translations.ts'

/** What says the same in two languages. */
export interface Pair {
  english: string
  /** `null` where no translation was good enough: the English stands alone. */
  translated: string | null
}

/**
 * Sets a translation beside its English, paragraph by paragraph. One that is cut up otherwise stands beside it as a whole: wrong neighbours
 * would be worse than none.
 * @param untranslated places of the paragraphs that stayed in English
 */
export function paired(english: string, translated: string, untranslated: number[]): Pair[] {
  const [left, right] = [paragraphsOf(english), paragraphsOf(translated)]
  if (left.length !== right.length) return [{ english, translated }]
  return left.map((paragraph, place) => ({
    english: paragraph,
    translated: untranslated.includes(place) ? null : (right[place] ?? ''),
  }))
}
