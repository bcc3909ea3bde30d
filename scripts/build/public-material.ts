import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { LegalCopy, type RetentionRow } from '#contract/site/legal-copy.ts'
import { PublicCopy } from '#contract/site/public-copy.ts'
import { readDay } from '#server/newsroom/ingest/rules.ts'
import { previewOf } from '#server/newsroom/shared/upload-form.ts'
import { retentionRows } from '#server/settings/retention-table.ts'
import type { PublicMaterial } from '#web/app/public-pages.tsx'
import { translatedCopy } from './translated-copy.ts'

const FOLDER = 'content/public'
const COPY = 'copy.json'
const LEGAL = 'legal.json'
/** The English table is that of the server. */
const RETENTION = 'retention.json'

/**
 * @param read the content of a JSON file
 * @throws Error naming the place
 */
export function readMaterial(language: Language, read = jsonOf): PublicMaterial {
  const copy = contentOf(COPY, PublicCopy, language, read)
  const { sample } = copy
  const file = `content/${sample.day}.json`
  const content = readDay(readFileSync(file, 'utf8'))
  if ('error' in content) throw new Error(`${file}: ${content.error}`)
  const upload = content.day.articles.find(({ title }) => title === sample.article)
  if (!upload) throw new Error(`${file} has no article "${sample.article}", which ${FOLDER}/${COPY} names`)
  const article = previewOf({ article_id: null, upload }, { publication_date: content.day.publication_date, status: 'published' })
  const question = article.potential_questions?.prelims_quiz[sample.question]
  if (!question) throw new Error(`"${sample.article}" has no question ${sample.question}, which ${FOLDER}/${COPY} names`)
  return { copy, legal: contentOf(LEGAL, LegalCopy, language, read), retention: retentionIn(language, read), article, question }
}

type Read = (file: string) => unknown

function retentionIn(language: Language, read: Read): RetentionRow[] {
  const file = `${FOLDER}/${language}/${RETENTION}`
  return language === 'en' ? retentionRows() : named(file, () => translatedCopy(retentionRows(), read(file)))
}

/** Of other languages than English, with what all languages share. */
function contentOf<S extends z.ZodType>(name: string, schema: S, language: Language, read: Read): z.output<S> {
  const english = parsed(`${FOLDER}/${name}`, schema, read(`${FOLDER}/${name}`))
  if (language === 'en') return english
  const file = `${FOLDER}/${language}/${name}`
  return parsed(
    file,
    schema,
    named(file, () => translatedCopy(english, read(file))),
  )
}

function named<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

export const jsonOf: Read = (file) => JSON.parse(readFileSync(file, 'utf8'))

function parsed<S extends z.ZodType>(file: string, schema: S, content: unknown): z.output<S> {
  const read = schema.safeParse(content)
  if (read.success) return read.data
  throw new Error(`${file}: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`)
}
