import type { z } from 'zod'
import type { ingest } from '#contract/newsroom/ingest.ts'
import { UPLOAD, uploadMistake } from '#contract/newsroom/upload/upload-rules.ts'
import { failureText, isPermanentError } from '#web/platform/http/call.ts'
import { jsonMistake } from '#web/ui/json-editor/json-mistake.ts'

/** Only the server validates `unknown` fields. */
export type Upload = z.input<(typeof ingest.day)['body']>

export interface ErrorPosition {
  at: number
  text: string
}

/** With `payload` the JSON is valid, and the server finds further errors. */
export type Parsed = { mistake?: string; position?: ErrorPosition; payload?: Upload }

/** Order and texts of the specification. */
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

/** An earlier mistake stays unless the server reports one. */
export const checkFailure = (known: Pick<Parsed, 'mistake'> | undefined, error: unknown): Pick<Parsed, 'mistake'> =>
  known?.mistake && !isPermanentError(error) ? known : { mistake: failureText(error, CHECK_FAILED) }
