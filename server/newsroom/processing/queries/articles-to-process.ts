import { byTarget, type Language, TARGETS } from '#contract/languages.ts'
import { type ArticleBody, type ArticleUpload, uploadFrom } from '#contract/newsroom/upload/article-upload.ts'
import { QUESTION_FIELDS } from '#contract/practice/question.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import type { Db } from '#server/db/open.ts'
import { madePractice } from '#server/newsroom/shared/made-practice.ts'
import { practiceItems } from '#server/newsroom/shared/practice-items.ts'
import { type KnownPractice, type MadePractice, practiceStates } from '#server/newsroom/shared/practice-state.ts'
import type { ArticleState, Target, UnitRow } from '../rules.ts'

export interface StoredArticle extends ArticleState {
  entry_id: string
  publication_date: string
  is_published: boolean
  body: ArticleBody
  /** As it could be uploaded, for its practice. */
  upload: ArticleUpload
  practice: KnownPractice[]
  made: MadePractice[]
}

/** @param locks so that only one process plans them */
export async function storedArticles(db: Db, articleIds: string[], locks = false): Promise<StoredArticle[]> {
  if (articleIds.length === 0) return []
  const rows = await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('article_id', 'in', articleIds)
    .select([
      ...(['article_id', 'daily_entries.entry_id', 'title', 'summary', 'body', 'publication_date', 'status'] as const),
      ...(['gs_paper_category', 'articles.syllabus', 'quiz_title'] as const),
    ])
    .orderBy('article_id')
    .$if(locks, (query) => query.forNoKeyUpdate(['articles']))
    .execute()
  const of = <T extends { article_id: string | null }>(all: T[], id: string) => all.filter(({ article_id }) => article_id === id)
  const kept = await db.selectFrom('translations').where('article_id', 'in', articleIds).selectAll().execute()
  const recordings = await db
    .selectFrom('audio_files')
    .where('article_id', 'in', articleIds)
    .select(['article_id', 'language', 'voice'])
    .execute()
  const units = await db
    .selectFrom('processing_units')
    .where('article_id', 'in', articleIds)
    .select([
      'article_id',
      'unit_id',
      'language',
      'kind',
      'status',
      'reason',
      'origin',
      'source_hash',
      'made_of',
      'blocks_done',
      'blocks_total',
      'next_retry_at',
    ])
    .execute()
  const questions = await questionsOf(db, articleIds)
  const allMade = await madePractice(db, articleIds)
  return rows.map(({ status, ...row }) => {
    const { body } = row
    const made = allMade.get(row.article_id) ?? []
    const upload = uploadOf(row, of(questions, row.article_id))
    const items = practiceItems(upload)
    const uploaded = (target: Target) => ({
      title: body.title_translated[target],
      summary: body.summary_translated[target],
      analysis: normaliseAnalysis(body.analysis_text_translated[target]),
    })
    return {
      ...row,
      body,
      is_published: status === 'published',
      english: { title: row.title, summary: row.summary, analysis: normaliseAnalysis(body.analysis_text) },
      uploaded: byTarget(uploaded),
      uploadedAudio: audioLanguages(body.audio_overview_url),
      kept: Object.fromEntries(
        of(kept, row.article_id).map((one) => [
          one.language,
          {
            title: one.title ?? undefined,
            summary: one.summary ?? undefined,
            // jsonb does not keep key order.
            analysis: normaliseAnalysis(one.analysis),
            english: one.english as unknown as string[],
            isManual: one.is_manual,
            made_of: one.made_of,
          },
        ]),
      ),
      recordings: of(recordings, row.article_id) as ArticleState['recordings'],
      upload,
      practice: practiceStates(items, made, TARGETS),
      made,
      units: of(units, row.article_id) as unknown as UnitRow[],
    }
  })
}

interface ArticleRow extends Pick<ArticleUpload, 'title' | 'summary' | 'gs_paper_category' | 'syllabus'> {
  quiz_title: string
  body: ArticleBody
}
type Question = NonNullable<ArticleUpload['potential_questions']>['prelims_quiz'][number]

function uploadOf({ body, title, summary, gs_paper_category, syllabus, quiz_title }: ArticleRow, questions: Stored<Question>[]) {
  const prelims_quiz = questions.map(({ article_id: _, syllabus, translated, ...question }) => ({
    ...question,
    ...(syllabus && { syllabus }),
    ...(translated && Object.keys(translated).length > 0 && { translated }),
  }))
  const head = { title, summary, gs_paper_category, syllabus, quiz_title }
  return uploadFrom({ ...head, ...body, potential_questions: { prelims_quiz } } as ArticleUpload)
}

type Stored<T> = Omit<T, 'syllabus'> & { article_id: string; syllabus: string[] | null }

const questionsOf = (db: Db, articleIds: string[]) =>
  db
    .selectFrom('quiz_questions')
    .innerJoin('quizzes', 'quizzes.quiz_id', 'quiz_questions.quiz_id')
    .where('quizzes.article_id', 'in', articleIds)
    .orderBy('quiz_questions.position')
    .select([
      'quizzes.article_id',
      ...QUESTION_FIELDS.filter((field) => field !== 'question_id'),
      'quiz_questions.syllabus',
      'translated',
    ])
    .execute()

const audioLanguages = (uploaded: ArticleBody['audio_overview_url']): Language[] =>
  typeof uploaded === 'string' ? ['en'] : (Object.keys(uploaded ?? {}) as Language[])

export const articlesOf = async (db: Db, entryId: string): Promise<string[]> =>
  (await db.selectFrom('articles').where('entry_id', '=', entryId).select('article_id').execute()).map(
    ({ article_id }) => article_id,
  )

export const isEntry = async (db: Db, entryId: string): Promise<boolean> =>
  (await db.selectFrom('daily_entries').where('entry_id', '=', entryId).select('entry_id').executeTakeFirst()) !== undefined

/** Those with units. */
export async function processedAmong(db: Db, articleIds: string[]): Promise<string[]> {
  if (articleIds.length === 0) return []
  const query = db.selectFrom('processing_units').where('article_id', 'in', articleIds).select('article_id').distinct()
  return (await query.execute()).flatMap(({ article_id }) => article_id ?? [])
}

/** Of the newest day. */
export async function newestArticle(db: Db): Promise<string | undefined> {
  const article = await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .orderBy('publication_date', 'desc')
    .orderBy('position')
    .select('article_id')
    .executeTakeFirst()
  return article?.article_id
}

export async function knownBlocks(db: Db, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('processing_blocks')
    .where('block_key', 'in', keys)
    .select(['block_key', 'translated'])
    .execute()
  return new Map(rows.map(({ block_key, translated }) => [block_key, translated]))
}

export async function nextDueMs(db: Db, kinds: string[], now: Date): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('processing_units')
    .where('kind', 'in', kinds)
    .where('status', '=', 'failed')
    .select(({ fn }) => fn.min('next_retry_at').as('at'))
    .executeTakeFirstOrThrow()
  return at ? Math.max(0, at.getTime() - now.getTime()) : undefined
}
