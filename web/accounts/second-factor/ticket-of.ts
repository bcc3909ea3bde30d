import { SECOND_FACTOR_NEEDED } from '#contract/accounts/second-factor-rules.ts'
import { CallError } from '#web/platform/http/call.ts'

/**
 * In a file of its own: the sign-in page loads the rest of the second step only when it is needed.
 * @returns the ticket of the second step, if the failure asks for a code; any other failure is thrown again
 */
export function ticketOf(error: unknown): string {
  const { ticket } = ((error instanceof CallError && error.current) || {}) as { ticket?: string }
  if (error instanceof CallError && error.code === SECOND_FACTOR_NEEDED && ticket) return ticket
  throw error
}
