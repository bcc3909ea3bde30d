import { readFileSync } from 'node:fs'
import { PublicCopy } from '#contract/site/public-copy.ts'
import { previewOf } from '#server/newsroom/entries/rules.ts'
import { readDay } from '#server/newsroom/ingest/rules.ts'
import type { PublicMaterial } from '#web/app/public-pages.tsx'

const COPY = 'content/public/copy.json'

/**
 * What the public pages say and show, from the content folder.
 * @throws Error that names the place in the file, for whoever edits it
 */
export function readMaterial(): PublicMaterial {
  const read = PublicCopy.safeParse(JSON.parse(readFileSync(COPY, 'utf8')))
  if (!read.success)
    throw new Error(`${COPY}: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`)
  const { sample } = read.data
  const file = `content/${sample.day}.json`
  const content = readDay(readFileSync(file, 'utf8'))
  if ('error' in content) throw new Error(`${file}: ${content.error}`)
  const upload = content.day.articles.find(({ title }) => title === sample.article)
  if (!upload) throw new Error(`${file} has no article "${sample.article}", which ${COPY} names`)
  const article = previewOf({ article_id: null, upload }, { publication_date: content.day.publication_date, status: 'published' })
  const question = article.potential_questions?.prelims_quiz[sample.question]
  if (!question) throw new Error(`"${sample.article}" has no question ${sample.question}, which ${COPY} names`)
  return { copy: read.data, article, question }
}
