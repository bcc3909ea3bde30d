import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'

/** Says that a change of a highlight was refused. */
export const reportFailure = (error: unknown): void =>
  toast(failureText(error, 'The highlight could not be saved. Please try again.'), 'error')
