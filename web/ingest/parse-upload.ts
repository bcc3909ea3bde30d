import type { z } from 'zod'
import type { ingest } from '#contract/ingest.ts'
import { UPLOAD, uploadMistake } from '#contract/upload-rules.ts'

/** What the ingest call takes; the parts that only the server checks are still unknown here. */
export type Upload = z.input<(typeof ingest.day)['body']>

export type Parsed = { upload: Upload } | { mistake: string; where?: string }

/** The checks that the specification makes before anything is sent, in its order and words. */
export function parseUpload(text: string): Parsed {
  if (text.trim() === '') return { mistake: UPLOAD.empty }
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch (error) {
    return { mistake: UPLOAD.invalidJson, where: placeOf(error, text) }
  }
  const mistake = uploadMistake(payload)
  return mistake ? { mistake } : { upload: payload as Upload }
}

/** Engines name the place of a syntax error in their own words: a line and column, or a position from the start. */
function placeOf(error: unknown, text: string): string | undefined {
  const message = error instanceof Error ? error.message : ''
  const named = /line (\d+),? column (\d+)/.exec(message)
  if (named) return `Line ${named[1]}, column ${named[2]}`
  const position = /position (\d+)/.exec(message)
  if (!position) return undefined
  const before = text.slice(0, Number(position[1])).split('\n')
  return `Line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
}
