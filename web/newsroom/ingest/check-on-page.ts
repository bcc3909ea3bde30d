import './no-eval.ts'

import { MAX_DETAILS } from '#contract/error-reply.ts'
import { pathOf } from '#contract/field-path.ts'
import { DayUpload, unknownFields } from '#contract/newsroom/ingest.ts'
import { UNKNOWN_FIELD } from '#contract/newsroom/upload/upload-rules.ts'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'

export interface PageCheck {
  mistakes: Mistake[]
  /** `undefined` with errors. */
  day: DayUpload | undefined
}

/** Without what only the server knows. Contains the schemas, so load it on the upload page only. */
export function checkOnPage(payload: unknown): PageCheck {
  const read = DayUpload.safeParse(payload)
  if (!read.success) {
    const issues = read.error.issues.slice(0, MAX_DETAILS)
    return { mistakes: issues.map(({ path, message }) => ({ path: pathOf(path), message })), day: undefined }
  }
  const unknown = unknownFields(payload).slice(0, MAX_DETAILS)
  return { mistakes: unknown.map((path) => ({ path, message: UNKNOWN_FIELD, isWarning: true })), day: read.data }
}
