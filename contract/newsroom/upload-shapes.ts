import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { byTarget, TARGETS_IN_WORDS } from '#contract/languages.ts'
import { prose } from '#contract/text.ts'
import { quoteFields } from '#contract/validation-sentences.ts'

export const record = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.object(shape, { error: `${name} must be an object` })

export const list = <T extends z.ZodType>(item: T, max: number, name: string) =>
  boundedList(item, { max, error: `${name} must be a list`, tooMany: `${name} can have at most ${max} items` })

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

/** For the API reference. */
export function shapeOf(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return schema
}
