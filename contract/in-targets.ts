import { z } from 'zod'
import { byTarget, FIGURE_LANGUAGES, type Language, READ_LANGUAGES } from '#contract/languages.ts'

/** What a text of practice is in other languages, each whole or missing. */
export const inTargets = <T extends z.ZodType>(shape: T) => z.object(byTarget(() => shape.optional()))

/** Of an article or a quiz, beside its English title; missing in what an earlier version stored. */
export const TranslatedTitle = inTargets(z.string()).optional()

/**
 * Keys of an object with a text in each language. A language that came later may be missing, and the figure is then shown in English (FigureRow): the type
 * says what a figure has in the language that it is shown in.
 */
export function inFigureLanguages<Text extends z.ZodType>(text: Text): Record<Language, Text> {
  const shapes = READ_LANGUAGES.map((language) => [language, FIGURE_LANGUAGES.includes(language) ? text : text.optional()])
  return Object.fromEntries(shapes) as Record<Language, Text>
}
