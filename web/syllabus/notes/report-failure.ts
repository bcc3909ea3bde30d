import * as m from '#messages/syllabus/notes.ts'
import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'

export const reportFailure = (error: unknown): void => toast(failureText(error, m.notSaved), 'error')
