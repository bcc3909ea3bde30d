import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'

export const record = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.object(shape, { error: `${name} must be an object` })

export const list = <T extends z.ZodType>(item: T, max: number, name: string) =>
  boundedList(item, { max, error: `${name} must be a list`, tooMany: `${name} can have at most ${max} items` })

/** For the API reference. */
export function shapeOf(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return schema
}
