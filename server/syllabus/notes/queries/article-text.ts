import { type Language, TARGETS } from '#contract/languages.ts'
import { translatedText } from '#contract/newsroom/translations.ts'
import { normaliseAnalysis, type Sections } from '#contract/reading/analysis.ts'
import { linesOfMarkup } from '#contract/reading/markup-text.ts'
import type { Db } from '#server/db/open.ts'
import { listLines } from './list-lines.ts'

export interface ArticleText {
  article_id: string
  title: string
  paper: string
  syllabus: string[]
  /** Paragraphs, headings, items and cells. `undefined`: no such part. */
  linesOf: (language: Language, section: string) => string[] | undefined
  /** These lines, joined by spaces. */
  textOf: (language: Language, section: string) => string | undefined
}

/** Published only. */
export const articleText = async (db: Db, articleId: string): Promise<ArticleText | undefined> =>
  (await articleTexts(db, [articleId]))[0]

/** Published only; two queries. */
export async function articleTexts(db: Db, articleIds: string[]): Promise<ArticleText[]> {
  if (articleIds.length === 0) return []
  const rows = await englishTexts(db, articleIds)
  if (rows.length === 0) return []
  const translations = await storedTranslations(db, articleIds)
  return rows.map((row) =>
    textFrom(
      row,
      translations.filter(({ article_id }) => article_id === row.article_id),
    ),
  )
}

const englishTexts = (db: Db, articleIds: string[]) =>
  db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('article_id', 'in', articleIds)
    .where('status', '=', 'published')
    .select(['article_id', 'title', 'summary', 'gs_paper_category', 'syllabus', 'body'])
    .execute()

const storedTranslations = (db: Db, articleIds: string[]) =>
  db
    .selectFrom('translations')
    .where('article_id', 'in', articleIds)
    .select(['article_id', 'language', 'summary', 'analysis', 'english', 'is_manual'])
    .execute()

type EnglishText = Awaited<ReturnType<typeof englishTexts>>[number]
type StoredTranslation = Awaited<ReturnType<typeof storedTranslations>>[number]

function textFrom(row: EnglishText, translations: StoredTranslation[]): ArticleText {
  const parts: Partial<Record<Language, Sections>> = {
    en: { summary: row.summary, ...normaliseAnalysis(row.body.analysis_text) },
    ...translatedParts(row.body, translations),
  }
  const lists = listLines(row.body)
  const read = new Map<string, string[] | undefined>()
  const linesOf = (language: Language, section: string) => {
    const key = `${language} ${section}`
    const text = parts[language]?.[section]
    if (!read.has(key)) read.set(key, text === undefined ? lists(language, section) : linesOfMarkup(text))
    return read.get(key)
  }
  const { article_id, title, gs_paper_category: paper, syllabus } = row
  return { article_id, title, paper, syllabus, linesOf, textOf: (...place) => linesOf(...place)?.join(' ') }
}

interface UploadedTexts {
  summary_translated: Partial<Record<string, string>>
  analysis_text_translated: Partial<Record<string, Sections>>
}

function translatedParts(body: UploadedTexts, rows: StoredTranslation[]) {
  return Object.fromEntries(
    TARGETS.map((target) => {
      const row = rows.find(({ language }) => language === target)
      const uploaded = { summary: body.summary_translated[target], analysis: body.analysis_text_translated[target] }
      const stored = row && {
        summary: row.summary ?? undefined,
        analysis: normaliseAnalysis(row.analysis),
        isManual: row.is_manual,
        english: row.english as string[],
      }
      const { summary, analysis } = translatedText(uploaded, stored)
      return [target, { ...(summary && { summary }), ...normaliseAnalysis(analysis) }]
    }),
  )
}
