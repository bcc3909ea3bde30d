import { z } from 'zod'

interface Bounds {
  min?: number
  max: number
  error: string
  tooFew?: string
  tooMany: string
}

/** Checks the length before parsing items, so an overlong list gives one error. */
export function boundedList<T extends z.ZodType>(item: T, { min = 0, max, error, tooFew, tooMany }: Bounds) {
  return z.preprocess(
    (given, context) => {
      // Strings have a length too.
      if (typeof given === 'string') return null
      if (!Array.isArray(given) || given.length <= max) return given
      context.addIssue({ code: 'custom', message: tooMany })
      return z.NEVER
    },
    z.array(item, { error }).min(min, { error: tooFew }).max(max, { error: tooMany }),
  )
}
