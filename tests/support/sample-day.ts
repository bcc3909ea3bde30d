import { readFileSync } from 'node:fs'
import type { ArticleUpload, DayUpload } from '#contract/ingest.ts'
import { readDay } from '#server/ingest/rules.ts'

/** The sample day that has translations; an editor finds nothing in it. */
const FILE = 'content/2023-08-24.json'

export function aSampleDay(change: (day: DayUpload) => void = () => {}): DayUpload {
  const read = readDay(readFileSync(FILE, 'utf8'))
  if ('error' in read) throw new Error(`${FILE}: ${read.error}`)
  change(read.day)
  return read.day
}

export function aSampleArticle(change: (article: ArticleUpload) => void = () => {}): ArticleUpload {
  const [article] = aSampleDay().articles
  if (!article) throw new Error(`${FILE} has no article`)
  change(article)
  return article
}
