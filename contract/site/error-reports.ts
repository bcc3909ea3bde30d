import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, endpoint } from '#contract/endpoint.ts'
import { safeText } from '#contract/text.ts'
import { MAX_FRAMES } from './error-report-rules.ts'

const KIB = 1024
const position = z.int({ error: 'A position must be a whole number' }).min(0).max(10_000_000)

/** Innermost call first. */
const Frame = z.object({
  function: safeText({ max: 200, label: 'The function' }),
  file: safeText({ max: 300, label: 'The file' }),
  line: position,
  column: position,
})

/** Texts are removed by `web/site/error-reports`, and again by the server. */
export const BrowserError = z.object({
  type: safeText({ max: 200, label: 'The type' }),
  message: safeText({ max: 2000, label: 'The message' }),
  kind: z.enum(['error', 'rejection'], { error: 'The kind must be error or rejection' }),
  /** Without query. */
  page: safeText({ max: 500, label: 'The page' }),
  frames: boundedList(Frame, {
    max: MAX_FRAMES,
    error: 'The frames must be a list',
    tooMany: `At most ${MAX_FRAMES} frames can be sent`,
  }),
})
export type BrowserError = z.infer<typeof BrowserError>

export const errorReports = {
  report: endpoint('POST /api/error-reports', 'public', {
    summary: 'Report an error in the browser. Without error reporting there is nothing here',
    body: BrowserError,
    reply: Done,
    rate: 'report',
    bodyLimit: 16 * KIB,
    notFound: 'Error reports are not collected here',
  }),
}
