import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { fillIn } from '#contract/fill-in.ts'
import type { EntryState } from '#contract/newsroom/entries.ts'
import { LATER_FIELDS } from '#contract/newsroom/upload/article-upload.ts'
import { QUESTION_FIELDS } from '#contract/practice/question.ts'
import { normaliseAnalysis, type Sections } from '#contract/reading/analysis.ts'
import type { Db } from '#server/db/open.ts'
import type { KnownArticle } from './upload-form.ts'

export interface LiveEntry {
  entry_id: string
  publication_date: string
  status: 'published' | 'draft'
  publish_at: Date | null
  revision: number
  created_at: Date
  updated_at: Date
}

export async function entryBy(db: Db, key: { entry_id: string } | { publication_date: string }): Promise<LiveEntry | undefined> {
  const [[column, value]] = Object.entries(key) as [['entry_id' | 'publication_date', string]]
  const row = await db.selectFrom('daily_entries').where(column, '=', value).selectAll().executeTakeFirst()
  return row as LiveEntry | undefined
}

export const stateOf = ({ entry_id, publication_date, status, publish_at, revision, updated_at }: LiveEntry): EntryState => ({
  entry_id,
  publication_date,
  status,
  scheduled_for: publish_at?.toISOString() ?? null,
  revision,
  updated_at: updated_at.toISOString(),
})

/** In upload format and order. */
export async function articlesOf(db: Db, entryId: string): Promise<KnownArticle[]> {
  const rows = await db
    .selectFrom('articles')
    .where('entry_id', '=', entryId)
    .orderBy('position')
    .select((eb) => [
      'article_id',
      'title',
      'summary',
      'gs_paper_category',
      'syllabus',
      'quiz_title',
      'body',
      jsonArrayFrom(
        eb
          .selectFrom('quiz_questions')
          .innerJoin('quizzes', 'quizzes.quiz_id', 'quiz_questions.quiz_id')
          .whereRef('quizzes.article_id', '=', 'articles.article_id')
          .orderBy('quiz_questions.position')
          .select([...QUESTION_FIELDS.filter((field) => field !== 'question_id'), 'quiz_questions.syllabus', 'translated']),
      ).as('prelims_quiz'),
    ])
    .execute()
  return rows.map(({ article_id, body, prelims_quiz, ...row }) => {
    return {
      article_id,
      upload: {
        ...fillIn(LATER_FIELDS, { ...row, ...body }),
        // jsonb does not keep key order.
        analysis_text: normaliseAnalysis(body.analysis_text),
        analysis_text_translated: inOrder(body.analysis_text_translated),
        potential_questions: {
          prelims_quiz: prelims_quiz.map(({ syllabus, translated, ...question }) => ({
            ...question,
            ...(syllabus && { syllabus }),
            ...(Object.keys(translated).length > 0 && { translated }),
          })),
        },
      },
    }
  })
}

const inOrder = (translated: Partial<Record<string, Sections>>): Record<string, Sections> =>
  Object.fromEntries(Object.entries(translated).map(([language, sections]) => [language, normaliseAnalysis(sections)]))
