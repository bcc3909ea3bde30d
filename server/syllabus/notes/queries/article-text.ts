import { type Language, TARGETS } from '#contract/languages.ts'
import { translatedText } from '#contract/newsroom/translations.ts'
import { normaliseAnalysis, type Sections } from '#contract/reading/analysis.ts'
import { textOfMarkup } from '#contract/reading/markup-text.ts'
import type { Db } from '#server/db/open.ts'

export interface ArticleText {
  article_id: string
  title: string
  paper: string
  syllabus: string[]
  /** The words of a part in a language; `undefined` if the article has no such part. */
  textOf: (language: Language, section: string) => string | undefined
}

/** A published article with the words of its parts in every language. */
export async function articleText(db: Db, articleId: string): Promise<ArticleText | undefined> {
  const row = await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('article_id', '=', articleId)
    .where('status', '=', 'published')
    .select(['article_id', 'title', 'summary', 'gs_paper_category', 'syllabus', 'body'])
    .executeTakeFirst()
  if (!row) return undefined
  const parts: Partial<Record<Language, Sections>> = {
    en: { summary: row.summary, ...normaliseAnalysis(row.body.analysis_text) },
    ...(await translatedParts(db, articleId, row.body)),
  }
  const textOf = (language: Language, section: string) => {
    const text = parts[language]?.[section]
    return text === undefined ? undefined : textOfMarkup(text)
  }
  return { article_id: row.article_id, title: row.title, paper: row.gs_paper_category, syllabus: row.syllabus, textOf }
}

interface UploadedTexts {
  summary_translated: Partial<Record<string, string>>
  analysis_text_translated: Partial<Record<string, Sections>>
}

async function translatedParts(db: Db, articleId: string, body: UploadedTexts) {
  const rows = await db
    .selectFrom('translations')
    .where('article_id', '=', articleId)
    .select(['language', 'summary', 'analysis', 'english', 'is_manual'])
    .execute()
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
