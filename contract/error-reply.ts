import { z } from 'zod'

/** The most mistakes that one reply lists. */
export const MAX_DETAILS = 200

/** Every failure has this shape: a sentence for a person, a stable code for a program, and where the mistakes are. */
export const ErrorReply = z.object({
  success: z.literal(false),
  error: z.string().min(1),
  code: z.string().regex(/^[a-z][a-z0-9_]*$/),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** What is there now, where a change was made with something older in view. */
  current: z.unknown().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
