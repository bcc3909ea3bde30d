import { z } from 'zod'
import { cursor, limit } from './text.ts'

export const pageQuery = (size: number, max?: number) => ({ before: cursor('before').optional(), limit: limit(size, max) })

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: z.array(item), next_before: z.string().nullable() })

export const NEWEST_FIRST = 'newest first. `next_before` is the `before` of the next page, null on the last page'
