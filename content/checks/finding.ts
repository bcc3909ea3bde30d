import type { DayUpload } from '#contract/newsroom/ingest.ts'
import type { Finding } from '#server/newsroom/advice/rules/finding.ts'

/** A finding among several files. */
export interface FileFinding extends Finding {
  file: string
}

/** One day file that was read. */
export interface DayFile {
  file: string
  day: DayUpload
}
