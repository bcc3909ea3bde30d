import { DayUpload } from '#contract/newsroom/ingest.ts'
import { UPLOAD, uploadMistake } from '#contract/newsroom/upload/upload-rules.ts'

export type Read = { day: DayUpload } | { error: string; details: { path: string; message: string }[] }

/** Same checks as the upload endpoint. */
export function readDay(text: string): Read {
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch {
    return { error: UPLOAD.invalidJson, details: [] }
  }
  const read = DayUpload.safeParse(payload)
  if (read.success) return { day: read.data }
  const details = read.error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }))
  return { error: uploadMistake(payload) ?? details[0]?.message ?? 'The day is not valid', details }
}
