import { SECOND_FACTOR_NEEDED } from '#contract/accounts/second-factor-rules.ts'
import { CallError } from '#web/platform/http/call.ts'

/** A separate file: the sign-in page loads the second step on demand. @throws failures that ask for no code */
export function ticketOf(error: unknown): string {
  const { ticket } = ((error instanceof CallError && error.current) || {}) as { ticket?: string }
  if (error instanceof CallError && error.code === SECOND_FACTOR_NEEDED && ticket) return ticket
  throw error
}
