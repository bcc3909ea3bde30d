import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { byTarget, inWords, TARGETS, TARGETS_IN_WORDS } from '#contract/languages.ts'
import { prose } from '#contract/text.ts'
import { quoteFields } from '#contract/validation-sentences.ts'

export const record = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.object(shape, { error: `${name} must be an object` })

export const list = <T extends z.ZodType>(item: T, max: number, name: string) =>
  boundedList(item, { max, error: `${name} must be a list`, tooMany: `There can be at most ${max} items` })

export const translatedText = (max: number, label: string) =>
  z
    .strictObject(
      byTarget(() => prose(max, label).optional()),
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `${quoteFields(issue.keys)}: translations are in ${TARGETS_IN_WORDS}`
            : `translated must be an object with ${TARGETS_IN_WORDS}`,
      },
    )
    .optional()

/** @param of such as "a question" */
export const translationsOf = <T extends z.ZodType>(of: string, shape: T) =>
  z.strictObject(
    byTarget(() => shape.optional()),
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `${quoteFields(issue.keys)}: ${of} can be translated into ${inWords(TARGETS)}`
          : `Translations of ${of} must be an object with the languages ${inWords(TARGETS)}`,
    },
  )

/** Others give a warning. */
export function fieldsOfTranslations(path: string, fields: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(TARGETS.map((target) => [`${path}.translated.${target}`, fields]))
}

/** For the API reference. */
export function shapeOf(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return schema
}
