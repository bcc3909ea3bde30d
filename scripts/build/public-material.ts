import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { LegalCopy } from '#contract/site/legal-copy.ts'
import { PublicCopy } from '#contract/site/public-copy.ts'
import { previewOf } from '#server/newsroom/entries/rules.ts'
import { readDay } from '#server/newsroom/ingest/rules.ts'
import { retentionRows } from '#server/settings/retention-table.ts'
import type { PublicMaterial } from '#web/app/public-pages.tsx'

const COPY = 'content/public/copy.json'
const LEGAL = 'content/public/legal.json'

/** @throws Error naming the place */
export function readMaterial(): PublicMaterial {
  const copy = contentOf(COPY, PublicCopy)
  const { sample } = copy
  const file = `content/${sample.day}.json`
  const content = readDay(readFileSync(file, 'utf8'))
  if ('error' in content) throw new Error(`${file}: ${content.error}`)
  const upload = content.day.articles.find(({ title }) => title === sample.article)
  if (!upload) throw new Error(`${file} has no article "${sample.article}", which ${COPY} names`)
  const article = previewOf({ article_id: null, upload }, { publication_date: content.day.publication_date, status: 'published' })
  const question = article.potential_questions?.prelims_quiz[sample.question]
  if (!question) throw new Error(`"${sample.article}" has no question ${sample.question}, which ${COPY} names`)
  return { copy, legal: contentOf(LEGAL, LegalCopy), retention: retentionRows(), article, question }
}

function contentOf<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  throw new Error(`${file}: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`)
}
