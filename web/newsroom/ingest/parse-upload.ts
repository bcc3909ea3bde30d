import type { z } from 'zod'
import type { ingest } from '#contract/newsroom/ingest.ts'
import { UPLOAD, uploadMistake } from '#contract/newsroom/upload-rules.ts'
import { failureText, isPermanentError } from '#web/platform/http/call.ts'
import { jsonMistake } from '#web/ui/json-editor/json-mistake.ts'

/** The body of the ingest request; fields that only the server validates are `unknown`. */
export type Upload = z.input<(typeof ingest.day)['body']>

export interface ErrorPosition {
  at: number
  text: string
}

/** `payload` is set if the text is valid JSON; then the server reports all other errors. */
export type Parsed = { mistake?: string; position?: ErrorPosition; payload?: Upload }

/** The checks before sending, in the order and with the texts of the specification. */
export function parseUpload(text: string): Parsed {
  if (text.trim() === '') return { mistake: UPLOAD.empty }
  const syntaxError = jsonMistake(text)
  if (syntaxError) {
    const message = `Line ${syntaxError.line}, column ${syntaxError.column}: ${syntaxError.message}`
    return { mistake: UPLOAD.invalidJson, position: { at: syntaxError.at, text: message } }
  }
  const payload = JSON.parse(text) as Upload
  const mistake = uploadMistake(payload)
  return mistake ? { mistake, payload } : { payload }
}

const CHECK_FAILED = 'We could not check the content. Please try again.'

/** What to show when the server's check failed. A mistake found on this page stays, unless the server has reported one. */
export const checkFailure = (known: Pick<Parsed, 'mistake'> | undefined, error: unknown): Pick<Parsed, 'mistake'> =>
  known?.mistake && !isPermanentError(error) ? known : { mistake: failureText(error, CHECK_FAILED) }
