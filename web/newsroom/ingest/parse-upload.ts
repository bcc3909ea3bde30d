import type { z } from 'zod'
import type { ingest } from '#contract/newsroom/ingest.ts'
import { UPLOAD, uploadMistake } from '#contract/newsroom/upload-rules.ts'
import { jsonMistake } from '#web/ui/json-editor/json-mistake.ts'

/** What the ingest call takes; the parts that only the server checks are still unknown here. */
export type Upload = z.input<(typeof ingest.day)['body']>

export interface Where {
  at: number
  words: string
}

/** `payload` is there where the text is JSON: then the server can name all other mistakes. */
export type Parsed = { mistake?: string; where?: Where; payload?: Upload }

/** The checks that the specification makes before anything is sent, in its order and words. */
export function parseUpload(text: string): Parsed {
  if (text.trim() === '') return { mistake: UPLOAD.empty }
  const wrong = jsonMistake(text)
  if (wrong) {
    const words = `Line ${wrong.line}, column ${wrong.column}: ${wrong.message}`
    return { mistake: UPLOAD.invalidJson, where: { at: wrong.at, words } }
  }
  const payload = JSON.parse(text) as Upload
  const mistake = uploadMistake(payload)
  return mistake ? { mistake, payload } : { payload }
}
