import { z } from 'zod'

export const MAX_DETAILS = 200

export const ErrorReply = z.object({
  success: z.literal(false),
  error: z.string().min(1),
  code: z.string().regex(/^[a-z][a-z0-9_]*$/),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Current state, for conflicts. */
  current: z.unknown().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
