import { z } from 'zod'

interface Bounds {
  min?: number
  max: number
  /** The sentence for something that is not a list. */
  error: string
  tooFew?: string
  tooMany: string
}

/** A list whose length is checked before its items are parsed: a list that is too long costs nothing and gives one error. */
export function boundedList<T extends z.ZodType>(item: T, { min = 0, max, error, tooFew, tooMany }: Bounds) {
  return z.preprocess(
    (given, context) => {
      // A text has a length too, and must not be called a list that is too long.
      if (typeof given === 'string') return null
      if (!Array.isArray(given) || given.length <= max) return given
      context.addIssue({ code: 'custom', message: tooMany })
      return z.NEVER
    },
    z.array(item, { error }).min(min, { error: tooFew }).max(max, { error: tooMany }),
  )
}
