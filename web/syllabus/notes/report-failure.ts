import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'

export const reportFailure = (error: unknown): void =>
  toast(failureText(error, 'The highlight could not be saved. Please try again.'), 'error')
